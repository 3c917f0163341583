import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { WRITE_OFF_STATES } from '#domain/money/payments/write-off.ts';
import { customers } from '../../accounts/customers/table.ts';
import { moment } from '../../platform/database/columns.ts';
import { invoices } from '../invoices/table.ts';
import { ledgerTransactions } from '../table.ts';

/** PY-08: write-offs, and the requests that wait for a second admin. */
export const writeOffs = pgTable(
  'write_offs',
  {
    id: uuid('id').primaryKey(),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    practice: text('practice').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: WRITE_OFF_STATES }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByUid: text('requested_by_uid').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    declineReason: text('decline_reason').notNull().default(''),
    version: integer('version').notNull().default(1),
    reversalReason: text('reversal_reason').notNull().default(''),
    reversalRequestedBy: text('reversal_requested_by').notNull().default(''),
    reversalRequestedByUid: text('reversal_requested_by_uid').notNull().default(''),
    reversalRequestedAt: moment('reversal_requested_at'),
    reversalDecidedBy: text('reversal_decided_by').notNull().default(''),
    transactionId: bigint('transaction_id', { mode: 'number' }).references(
      () => ledgerTransactions.id,
    ),
  },
  (t) => [
    index('write_offs_requested').on(t.requestedAt, t.id),
    index('write_offs_amount').on(t.amountCents, t.id),
    index('write_offs_account').on(t.accountNumber, t.requestedAt),
    index('write_offs_invoice').on(t.invoiceNumber, t.requestedAt),
    // Two requests for the same money would need two more admins.
    uniqueIndex('write_offs_waiting')
      .on(t.invoiceNumber)
      .where(sql`${t.state} = 'waiting'`),
    check('write_offs_positive', sql`${t.amountCents} > 0`),
    check(
      'write_offs_posted',
      sql`(${t.state} IN ('posted', 'reversing', 'reversed')) = (${t.transactionId} IS NOT NULL)`,
    ),
    check(
      'write_offs_reversal',
      sql`(${t.state} IN ('reversing', 'reversed')) = (${t.reversalRequestedAt} IS NOT NULL)`,
    ),
  ],
);
