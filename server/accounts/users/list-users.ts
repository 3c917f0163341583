import {
  USER_SORTS,
  userFilterSchema,
  type UserFilter,
  type UserRow,
} from '#domain/schemas/user.ts';
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/platform/database/database.ts';
import { MAX_COUNTED, type Page } from '#server/platform/http/content-range.ts';
import type { ListQuery, ListRules } from '#server/platform/http/list-query.ts';
import { searchForUsers, withUserSearch } from './search-users.ts';
import { portalUsers } from './table.ts';

type UserSort = (typeof USER_SORTS)[number];
export type UserQuery = ListQuery<UserSort, UserFilter>;
export type DirectoryRow = typeof portalUsers.$inferSelect;

export const userList: ListRules<UserSort, UserFilter> = {
  sorts: USER_SORTS,
  defaultSort: ['email', 'ASC'],
  filter: userFilterSchema,
};

/** Returns one page of the directory. */
export async function listUsers(db: Handle, query: UserQuery): Promise<Page<UserRow>> {
  return withSearchOf(db, query, async (tx) => {
    const where = await usersMatching(tx, query.filter);
    const rows = await tx
      .select()
      .from(portalUsers)
      .where(where)
      .orderBy(...sortUsers(query))
      .limit(query.limit)
      .offset(query.offset);
    const total = await countUpTo(tx, where, MAX_COUNTED);
    return { rows: rows.map(fromDirectory), offset: query.offset, total };
  });
}

/** Runs `work`, for a search in its own transaction, which finds mistyped words. */
export function withSearchOf<T>(
  db: Handle,
  { filter }: Pick<UserQuery, 'filter'>,
  work: (tx: Handle) => Promise<T>,
): Promise<T> {
  return filter.q ? withUserSearch(db, work) : work(db);
}

/** Returns the SQL condition of the filter. */
export async function usersMatching(db: Handle, filter: UserFilter): Promise<SQL | undefined> {
  const { q, group, role, disabled, emailVerified, id } = filter;
  return and(
    id && inArray(portalUsers.uid, id),
    group === 'customers' ? eq(portalUsers.role, 'customer') : undefined,
    group === 'staff' ? ne(portalUsers.role, 'customer') : undefined,
    role && eq(portalUsers.role, role),
    disabled === undefined ? undefined : eq(portalUsers.disabled, disabled),
    emailVerified === undefined ? undefined : eq(portalUsers.emailVerified, emailVerified),
    q ? await searchForUsers(db, q) : undefined,
  );
}

/** The columns of each sort, in the order of the indexes; the uid comes last, so that no user is on two pages. */
export const SORTED_BY: Record<UserSort, readonly (UserSort | 'uid')[]> = {
  email: ['email', 'uid'],
  name: ['name', 'email', 'uid'],
  role: ['role', 'email', 'uid'],
  createdAt: ['createdAt', 'uid'],
  lastSignInAt: ['lastSignInAt', 'uid'],
};

export function sortUsers({ sort, order }: Pick<UserQuery, 'sort' | 'order'>): SQL[] {
  return SORTED_BY[sort].map((name) => inDirection(portalUsers[name], order));
}

/** Puts users who never signed in before all who did. */
function inDirection(column: PgColumn, order: UserQuery['order']): SQL {
  if (column.notNull) return order === 'ASC' ? asc(column) : desc(column);
  return order === 'ASC' ? sql`${column} ASC NULLS FIRST` : sql`${column} DESC NULLS LAST`;
}

function fromDirectory(row: DirectoryRow): UserRow {
  const { uid, email, name, role, disabled, emailVerified, createdAt, lastSignInAt } = row;
  return {
    id: uid,
    email,
    name,
    role,
    disabled,
    emailVerified,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

function countUpTo(db: Handle, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(where)
    .limit(most)
    .as('some');
  return db.$count(some);
}
