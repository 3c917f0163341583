import { z } from 'zod';
import { accountInfo } from '../accounts/account-info.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { BATCH_MAX } from '../accounts/limits.ts';
import type { User } from '../accounts/records.ts';

const Page = z.object({
  maxResults: z.coerce.number().int().min(1).max(BATCH_MAX).default(BATCH_MAX),
  nextPageToken: z.string().default(''),
});

/** `accounts:batchGet`: all users by uid, in pages; the page token is the last uid of the page before. */
export const batchGet: Endpoint = (context, request) => {
  const { maxResults, nextPageToken } = parseBody(Page, Object.fromEntries(request.query));
  const ids = [...context.store.state.users.keys()].filter((id) => id > nextPageToken).toSorted();
  const page = ids.slice(0, maxResults);
  return Promise.resolve({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((id) => context.store.state.users.get(id)).flatMap(toInfo),
    ...(ids.length > page.length ? { nextPageToken: page.at(-1) } : {}),
  });
};

const Query = z.object({
  returnUserInfo: z.boolean().default(true),
  limit: z.coerce.number().int().min(0).max(500).default(500),
  offset: z.coerce.number().int().min(0).default(0),
  order: z.enum(['ASC', 'DESC', 'ORDER_UNSPECIFIED']).default('ASC'),
  sortBy: z
    .enum([
      'USER_ID',
      'NAME',
      'CREATED_AT',
      'LAST_LOGIN_AT',
      'USER_EMAIL',
      'SORT_BY_FIELD_UNSPECIFIED',
    ])
    .default('USER_ID'),
  expression: z
    .array(z.object({ userId: z.string(), email: z.string(), phoneNumber: z.string() }).partial())
    .default([]),
});

type Query = z.infer<typeof Query>;

/** `accounts:query`: users that match any of the expressions, sorted. */
export const query: Endpoint = (context, request) => {
  const asked = parseBody(Query, request.body);
  const found = [...context.store.state.users.values()].filter((user) => matches(user, asked));
  if (!asked.returnUserInfo) return Promise.resolve({ recordsCount: String(found.length) });
  const direction = asked.order === 'DESC' ? -1 : 1;
  const compare = (a: User, b: User) =>
    direction * compareKeys(sortKey(a, asked), sortKey(b, asked));
  const page = found.toSorted(compare).slice(asked.offset, asked.offset + asked.limit);
  return Promise.resolve({
    recordsCount: String(found.length),
    userInfo: page.map(accountInfo),
  });
};

function matches(user: User, { expression }: Query): boolean {
  if (expression.length === 0) return true;
  return expression.some(
    ({ userId, email, phoneNumber }) =>
      (userId === undefined || userId === user.localId) &&
      (email === undefined || email.toLowerCase() === user.email) &&
      (phoneNumber === undefined || phoneNumber === user.phoneNumber),
  );
}

function sortKey(user: User, { sortBy }: Query): string | number {
  if (sortBy === 'NAME') return user.displayName ?? '';
  if (sortBy === 'CREATED_AT') return user.createdAt;
  if (sortBy === 'LAST_LOGIN_AT') return user.lastLoginAt ?? 0;
  if (sortBy === 'USER_EMAIL') return user.email ?? '';
  return user.localId;
}

function compareKeys(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toInfo(user: User | undefined): Record<string, unknown>[] {
  return user ? [accountInfo(user)] : [];
}
