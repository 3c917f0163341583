import { and, asc, desc, eq, inArray, ne, sql, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  USER_SORTS,
  userFilterSchema,
  type UserFilter,
  type UserRow,
} from '#domain/access/user.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { portalUsers } from './table.ts';

/** Minimum similarity, from 0 to 1, to a word of an address or name: `practise` and `practice` have 0.67. */
const ALIKE = 0.5;

const COLUMNS = [portalUsers.email, portalUsers.name];

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
    const total = await countUpTo(tx, portalUsers, where);
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
  const { q, group, role, mayRecordPayments, disabled, emailVerified, id } = filter;
  return and(
    id && inArray(portalUsers.uid, id),
    group === 'customers' ? eq(portalUsers.role, 'customer') : undefined,
    group === 'staff' ? ne(portalUsers.role, 'customer') : undefined,
    role && eq(portalUsers.role, role),
    mayRecordPayments === undefined
      ? undefined
      : eq(portalUsers.mayRecordPayments, mayRecordPayments),
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
  const { uid, syncedAt: _syncedAt, createdAt, lastSignInAt, ...shown } = row;
  return {
    ...shown,
    id: uid,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

/**
 * Returns the condition for users whose address or name contains each word of `q`. A word that no user has is treated
 * as mistyped: then similar words match, by the threshold that `withUserSearch` sets.
 */
async function searchForUsers(db: Handle, q: string): Promise<SQL | undefined> {
  const conditions: SQL[] = [];
  for (const word of searchWords(q)) {
    conditions.push((await isKnown(db, word)) ? contains(word) : isAlike(word));
  }
  return and(...conditions);
}

function contains(word: string): SQL {
  return or(...COLUMNS.map((column) => ilike(column, containing(word)))) ?? sql`false`;
}

function isAlike(word: string): SQL {
  return or(...COLUMNS.map((column) => sql`${word} <% ${column}`)) ?? sql`false`;
}

async function isKnown(db: Handle, word: string): Promise<boolean> {
  const [row] = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(contains(word))
    .limit(1);
  return row !== undefined;
}

/** Runs `work` in a transaction with the similarity threshold, and makes searches use their index. */
async function withUserSearch<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true),
        set_config('enable_seqscan', 'off', true)`,
    );
    return work(tx);
  });
}
