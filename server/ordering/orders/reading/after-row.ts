import { sql, type SQL } from 'drizzle-orm';
import type { OrderRow } from '../order-rows.ts';
import { orders } from '../table.ts';
import type { OrderQuery } from './list-orders.ts';

type Place = Pick<OrderRow, OrderQuery['sort'] | 'id'>;

/**
 * Returns the condition for rows after this one in the order of `sortOrders`: a page starts where the last one ended,
 * without counting the rows before it.
 */
export function afterRow(last: Place, { sort, order }: Pick<OrderQuery, 'sort' | 'order'>): SQL {
  const beyond = order === 'ASC' ? sql`>` : sql`<`;
  if (sort === 'promisedAt') return afterPromise(last, order, beyond);
  const names =
    sort === 'state' ? (['state', 'submittedAt', 'id'] as const) : [sort, 'id' as const];
  const columns = names.map((name) => sql`${orders[name]}`);
  const values = names.map((name) => sql`${sql.param(last[name], orders[name])}`);
  return sql`(${list(columns)}) ${beyond} (${list(values)})`;
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}

/** Orders without a promised date come last, in descending order first. */
function afterPromise({ id, promisedAt }: Place, order: OrderQuery['order'], beyond: SQL): SQL {
  const column = orders.promisedAt;
  if (promisedAt === null) {
    const others = order === 'ASC' ? sql`` : sql` OR ${column} IS NOT NULL`;
    return sql`((${column} IS NULL AND ${orders.id} ${beyond} ${id})${others})`;
  }
  const withoutPromise = order === 'ASC' ? sql` OR ${column} IS NULL` : sql``;
  const place = sql`(${sql.param(promisedAt, column)}, ${id})`;
  return sql`((${column}, ${orders.id}) ${beyond} ${place}${withoutPromise})`;
}
