import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/database/database.ts';
import {
  sortUsers,
  SORTED_BY,
  usersMatching,
  withSearchOf,
  type DirectoryRow,
  type UserQuery,
} from './list-users.ts';
import { portalUsers } from './table.ts';

type Asked = Pick<UserQuery, 'sort' | 'order' | 'filter'>;

/** Yields all users of a list, page by page. No transaction stays open between two pages. */
export async function* userPagesOf(
  db: Handle,
  query: Asked,
  pageSize: number,
): AsyncGenerator<DirectoryRow[]> {
  const where = await withSearchOf(db, query, (tx) => usersMatching(tx, query.filter));
  let last: DirectoryRow | undefined;
  for (;;) {
    const after = last && afterUser(last, query);
    const rows = await withSearchOf(db, query, (tx) =>
      tx
        .select()
        .from(portalUsers)
        .where(and(where, after))
        .orderBy(...sortUsers(query))
        .limit(pageSize),
    );
    yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** Returns the condition for users after this one in the order of `sortUsers`. */
function afterUser(last: DirectoryRow, { sort, order }: Asked): SQL {
  const beyond = order === 'ASC' ? sql`>` : sql`<`;
  const places = SORTED_BY[sort].map((name) => placeIn(portalUsers[name], last[name]));
  const columns = places.map(({ column }) => column);
  const values = places.map(({ value }) => value);
  return sql`(${list(columns)}) ${beyond} (${list(values)})`;
}

/** Returns column and value for a comparison without nulls: users who never signed in come before all who did. */
function placeIn(column: PgColumn, value: string | Date | null): { column: SQL; value: SQL } {
  if (column.notNull) return { column: sql`${column}`, value: sql`${sql.param(value, column)}` };
  return {
    column: sql`coalesce(${column}, '-infinity')`,
    value: value === null ? sql`'-infinity'` : sql`${sql.param(value, column)}`,
  };
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}
