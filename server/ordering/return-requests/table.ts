import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReturnPolicy } from '#domain/money/returns/return-request.ts';
import { RETURN_KINDS, RETURN_STATES } from '#domain/money/returns/return-states.ts';
import { RETURN_REASONS } from '#domain/orders/order-types.ts';
import { customers } from '../../accounts/customers/table.ts';
import { lensCredits } from '../../money/table.ts';
import { moment } from '../../platform/database/columns.ts';
import { orders } from '../orders/table.ts';

/** `RMA-100001`. A number may be missing when a transaction failed. */
export const returnRequestNumbers = pgSequence('return_request_numbers', { startWith: 100_001 });

/** CR-03: what practices ask for: a return, an exchange (by its order), or the cancellation of an order. */
export const returnRequests = pgTable(
  'return_requests',
  {
    number: text('number').primaryKey(),
    version: integer('version').notNull().default(1),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    /** The order of the lens that comes back, or that is to be canceled. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null of a cancellation: the whole order. */
    eye: text('eye', { enum: ['right', 'left'] }),
    lens: text('lens').notNull(),
    reason: text('reason', { enum: RETURN_REASONS }),
    note: text('note').notNull().default(''),
    state: text('state', { enum: RETURN_STATES }).notNull(),
    /** What the policy gave when it was asked for. */
    policy: jsonb('policy').$type<ReturnPolicy>().notNull(),
    decidedCents: bigint('decided_cents', { mode: 'number' }),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    refuseReason: text('refuse_reason').notNull().default(''),
    returnBy: moment('return_by'),
    receivedAt: moment('received_at'),
    receivedBy: text('received_by').notNull().default(''),
    creditNumber: text('credit_number').references(() => lensCredits.number),
    /** The order that replaces the lens of an exchange. */
    replacementOrderId: uuid('replacement_order_id').references(() => orders.id),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByUid: text('requested_by_uid').notNull(),
  },
  (t) => [
    index('return_requests_requested').on(t.requestedAt, t.number),
    index('return_requests_account').on(t.accountNumber, t.requestedAt),
    index('return_requests_order').on(t.orderId),
    index('return_requests_return_by').on(t.returnBy, t.number),
    // Each lens that an order replaces, once.
    unique('return_requests_replacement').on(t.replacementOrderId, t.eye),
    unique('return_requests_credit').on(t.creditNumber),
    uniqueIndex('return_requests_cancellation')
      .on(t.orderId)
      .where(sql`${t.kind} = 'cancellation' AND ${t.state} = 'requested'`),
    check('return_requests_eye', sql`(${t.kind} = 'cancellation') = (${t.eye} IS NULL)`),
    check(
      'return_requests_replaces',
      sql`(${t.kind} = 'exchange') = (${t.replacementOrderId} IS NOT NULL)`,
    ),
    check(
      'return_requests_credited',
      sql`(${t.state} = 'credited') = (${t.creditNumber} IS NOT NULL)`,
    ),
  ],
);
