import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  PAYOUT_PARTS,
  PAYOUT_SORTS,
  payoutFilterSchema,
  type InTransit,
  type Payout,
  type PayoutFilter,
} from '#domain/money/payouts/payout.ts';
import { countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { inOrder } from '../../../platform/database/in-order.ts';
import type { Page } from '../../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../../platform/http/list-query.ts';
import { gatewayPayouts } from '../table.ts';
import { IN_TRANSIT, SUMS, REPORTED } from './balance-lines.ts';

type Sort = (typeof PAYOUT_SORTS)[number];

export const payoutList: ListRules<Sort, PayoutFilter> = {
  sorts: PAYOUT_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: payoutFilterSchema,
};

/** How many open disputes the page names. */
const NAMED = 100;

type Sums = Pick<
  Payout,
  'paymentCents' | 'refundCents' | 'disputeCents' | 'feeCents' | 'otherCents' | 'booksCents'
>;

const NOTHING: Sums = {
  paymentCents: 0,
  refundCents: 0,
  disputeCents: 0,
  feeCents: 0,
  otherCents: 0,
  booksCents: 0,
};

/** PY-10: returns one page of the payouts, each with what it is made of and what the books have of that. */
export async function listPayouts(
  db: Handle,
  { filter, sort, order, limit, offset }: ListQuery<Sort, PayoutFilter>,
): Promise<Page<Payout>> {
  const { id, state } = gatewayPayouts;
  const { q = '' } = filter;
  const where = and(
    filter.id && inArray(id, filter.id),
    filter.state && eq(state, filter.state),
    q === '' ? undefined : eq(id, q),
  );
  const rows = await db
    .select()
    .from(gatewayPayouts)
    .where(where)
    .orderBy(...inOrder(order, gatewayPayouts[sort], id))
    .limit(limit)
    .offset(offset);
  const sums = await sumsOf(
    db,
    rows.map((row) => row.id),
  );
  const total = await countUpTo(db, gatewayPayouts, where);
  return { rows: rows.map((row) => toPayout(row, sums.get(row.id) ?? NOTHING)), offset, total };
}

function toPayout(row: typeof gatewayPayouts.$inferSelect, sums: Sums): Payout {
  const { gateway: _, toldAt: __, createdAt, arrivesAt, ...payout } = row;
  return {
    ...payout,
    createdAt: createdAt.toISOString(),
    arrivesAt: arrivesAt.toISOString(),
    ...sums,
    differenceCents: payout.amountCents - sums.booksCents,
  };
}

async function sumsOf(db: Handle, ids: readonly string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Record<string, string>>(sql`
    SELECT l.payout_id, ${SUMS} FROM (${REPORTED}) l
    WHERE ${inArray(sql`l.payout_id`, [...ids])} AND l.kind <> 'payout' GROUP BY l.payout_id`);
  return new Map(rows.map((row) => [row['payout_id'] ?? '', readSums(row)]));
}

function readSums(row: Record<string, string>): Sums {
  const cents = (name: string) => Number(row[name] ?? 0);
  return {
    paymentCents: cents('payment_cents'),
    refundCents: cents('refund_cents'),
    disputeCents: cents('dispute_cents'),
    feeCents: cents('fee_cents'),
    otherCents: cents('other_cents'),
    booksCents: cents('books_cents'),
  };
}

/** PY-10: returns what is in transit now, what it is made of, and what disputes hold back. Reads one state of the database. */
export async function findInTransit(db: Handle): Promise<InTransit> {
  const [lines] = await readAll(
    db,
    sql`SELECT ${SUMS} FROM (${IN_TRANSIT}) l WHERE l.currency = 'USD'`,
  );
  const { booksCents: _, ...parts } = lines ? readSums(lines) : NOTHING;
  const [books] = await readAll(
    db,
    sql`SELECT coalesce(sum(posted_cents), 0) AS cents FROM ledger_accounts WHERE kind = 'in-flight'`,
  );
  const [disputes] = await readAll(
    db,
    sql`SELECT coalesce(sum(amount_cents), 0) AS cents FROM payment_disputes WHERE state = 'open'`,
  );
  const held = await readAll(
    db,
    sql`SELECT payment_number, amount_cents, reason, opened_at FROM payment_disputes WHERE state = 'open'
      ORDER BY opened_at, payment_number LIMIT ${NAMED}`,
  );
  const booksCents = Number(books?.['cents'] ?? 0);
  return {
    booksCents,
    ...parts,
    differenceCents: booksCents - PAYOUT_PARTS.reduce((sum, name) => sum + parts[name], 0),
    heldCents: Number(disputes?.['cents'] ?? 0),
    held: held.map((row) => ({
      paymentNumber: row['payment_number'] ?? '',
      cents: Number(row['amount_cents']),
      reason: row['reason'] ?? '',
      since: new Date(row['opened_at'] ?? 0).toISOString(),
    })),
  };
}

async function readAll(db: Handle, query: SQL): Promise<Record<string, string>[]> {
  const { rows } = await db.execute<Record<string, string>>(query);
  return rows;
}
