import { inArray, sql, type SQL } from 'drizzle-orm';
import {
  BALANCE_SORTS,
  balanceChangeSchema,
  balanceFilterSchema,
  type BalanceChange,
  type BalanceFilter,
} from '#domain/money/payouts/payout.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../../platform/http/list-query.ts';
import { IN_TRANSIT, REPORTED, UNEXPLAINED_BY } from './balance-lines.ts';

type Sort = (typeof BALANCE_SORTS)[number];
export type BalanceQuery = ListQuery<Sort, BalanceFilter>;

export const balanceList: ListRules<Sort, BalanceFilter> = {
  sorts: BALANCE_SORTS,
  defaultSort: ['at', 'ASC'],
  filter: balanceFilterSchema,
};

const COLUMNS: Record<Sort, SQL> = { at: sql`l.at`, cents: sql`l.amount_cents` };

/** PY-10: returns one page of what changed the balance: in a payout, in transit, or all that the gateway reported. */
export async function listChanges(
  db: Handle,
  { filter, sort, order, limit, offset }: BalanceQuery,
): Promise<Page<BalanceChange>> {
  const direction = order === 'ASC' ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute(sql`
    SELECT l.*, ${UNEXPLAINED_BY} AS unexplained, count(*) OVER () AS found,
      CASE WHEN l.is_told THEN (SELECT array_agg(p.number ORDER BY p.number) FROM payments p
        WHERE p.gateway_payment_id = l.payment_id) ELSE ARRAY[substring(l.id FROM 'PAY-[0-9]+$')] END AS payment_numbers
    FROM (${filter.isInTransit ? IN_TRANSIT : REPORTED}) l ${whereOf(filter)}
    ORDER BY ${COLUMNS[sort]} ${direction}, l.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return { rows: rows.map(toChange), offset, total: Number(rows[0]?.['found'] ?? 0) };
}

function whereOf({ id, q, payoutId }: BalanceFilter): SQL {
  const conditions = [
    ...(id ? [inArray(sql`l.id`, id)] : []),
    ...(q ? [sql`l.id = ${q}`] : []),
    ...(payoutId === undefined ? [] : [sql`l.payout_id = ${payoutId} AND l.kind <> 'payout'`]),
  ];
  return conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
}

function toChange(row: Record<string, unknown>): BalanceChange {
  return balanceChangeSchema.parse({
    id: row['id'],
    kind: row['kind'],
    type: row['type'],
    cents: Number(row['amount_cents']),
    feeCents: Number(row['fee_cents']),
    currency: row['currency'],
    at: moment(row['at']),
    isTold: row['is_told'],
    paymentNumbers: row['payment_numbers'] ?? [],
    payoutId: row['payout_id'],
    arrivesAt: moment(row['arrives_at']),
    unexplained: row['unexplained'],
  });
}

function moment(value: unknown): string | null {
  return value === null ? null : new Date(value as string | Date).toISOString();
}
