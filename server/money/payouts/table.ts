import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { BALANCE_KINDS, PAYOUT_STATES } from '#domain/money/payouts/balance-kinds.ts';
import { moment } from '../../platform/database/columns.ts';

function cents(name: string) {
  return bigint(name, { mode: 'number' }).notNull();
}

/** PY-10: what a gateway sent to the lab's bank, as it reported last. */
export const gatewayPayouts = pgTable(
  'gateway_payouts',
  {
    gateway: text('gateway').notNull(),
    /** The gateway's id. */
    id: text('id').notNull(),
    amountCents: cents('amount_cents'),
    /** As the gateway says; only those in the currency of the books are in the ledger. */
    currency: text('currency').notNull(),
    state: text('state', { enum: PAYOUT_STATES }).notNull(),
    /** The gateway's code; blank unless it failed. */
    failure: text('failure').notNull(),
    createdAt: moment('created_at').notNull(),
    arrivesAt: moment('arrives_at').notNull(),
    /** Whether the gateway reports what is in it, and whether all of that is stored. */
    hasParts: boolean('has_parts').notNull(),
    isWhole: boolean('is_whole').notNull(),
    /** When it was reported last. */
    toldAt: moment('told_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.id] }),
    index('gateway_payouts_created').on(t.createdAt, t.id),
    index('gateway_payouts_amount').on(t.amountCents, t.id),
  ],
);

/** PY-10: what changed the balance at a gateway, each once. Only in which payout it went out is reported later. */
export const gatewayBalanceChanges = pgTable(
  'gateway_balance_changes',
  {
    gateway: text('gateway').notNull(),
    /** The gateway's id, which is also in the key of the transaction of its fee. */
    id: text('id').notNull(),
    kind: text('kind', { enum: BALANCE_KINDS }).notNull(),
    /** The gateway's own words. */
    type: text('type').notNull(),
    amountCents: cents('amount_cents'),
    feeCents: cents('fee_cents'),
    currency: text('currency').notNull(),
    /** The refund, dispute or payout that it is about. */
    sourceId: text('source_id'),
    /** The payment at the gateway that it is about. */
    paymentId: text('payment_id'),
    payoutId: text('payout_id'),
    createdAt: moment('created_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.id] }),
    index('gateway_balance_changes_payout').on(t.payoutId),
    index('gateway_balance_changes_payment').on(t.paymentId),
    index('gateway_balance_changes_source').on(t.sourceId),
    // Few among all.
    index('gateway_balance_changes_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.payoutId} IS NULL`),
  ],
);

/** PY-10: until when the job has looked at each gateway's balance. */
export const gatewayLooks = pgTable('gateway_looks', {
  gateway: text('gateway').primaryKey(),
  until: moment('until').notNull(),
});
