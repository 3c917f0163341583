import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { CREDIT_CAUSES, CREDIT_STATES } from '#domain/money/credit/lens-credits.ts';
import { LEDGER_ACCOUNT_KINDS } from '#domain/money/ledger/ledger-accounts.ts';
import { LEDGER_KINDS, LEDGER_PHASES } from '#domain/money/ledger/ledger-kinds.ts';
import { customers } from '../accounts/customers/table.ts';
import { moment } from '../platform/database/columns.ts';

function cents(name: string) {
  return bigint(name, { mode: 'number' });
}

/** PY-06: the accounts of the ledger with their running balances, the only rows of the ledger that change. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `receivable:100001`, `revenue` */
    key: text('key').notNull().unique('ledger_accounts_key'),
    kind: text('kind', { enum: LEDGER_ACCOUNT_KINDS }).notNull(),
    accountNumber: text('account_number').references(() => customers.accountNumber),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    neverOverdrawn: boolean('never_overdrawn').notNull(),
    /** The sum of the posted entries. */
    postedCents: cents('posted_cents').notNull().default(0),
    /** The sums of the entries of open pending transactions, by side. */
    pendingDebitCents: cents('pending_debit_cents').notNull().default(0),
    pendingCreditCents: cents('pending_credit_cents').notNull().default(0),
  },
  (t) => [
    index('ledger_accounts_account').on(t.accountNumber, t.kind),
    check(
      'ledger_accounts_not_overdrawn',
      sql`NOT ${t.neverOverdrawn} OR ${t.postedCents} + ${t.pendingDebitCents} <= 0`,
    ),
    check(
      'ledger_accounts_pending',
      sql`${t.pendingDebitCents} >= 0 AND ${t.pendingCreditCents} >= 0`,
    ),
  ],
);

/** What happened, one row per business event. Triggers refuse every change. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The business event: `invoice:INV-100001`. The same event is posted once. */
    key: text('key').notNull().unique('ledger_transactions_key'),
    /** A hash of what was posted, so that the key cannot stand for something else. */
    digest: text('digest').notNull(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    phase: text('phase', { enum: LEDGER_PHASES }).notNull(),
    /** The pending transaction that this one posts or voids. */
    resolves: bigint('resolves', { mode: 'number' })
      .references((): AnyPgColumn => ledgerTransactions.id)
      .unique('ledger_transactions_resolves'),
    reversalOf: bigint('reversal_of', { mode: 'number' })
      .references((): AnyPgColumn => ledgerTransactions.id)
      .unique('ledger_transactions_reversal_of'),
    reason: text('reason').notNull().default(''),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
    /** The day to which it counts. */
    effectiveAt: moment('effective_at').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('ledger_transactions_posted').on(t.postedAt, t.id)],
);

/** The lines of the transactions. All lines of a transaction are inserted by one statement and sum to 0. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    ledgerAccountId: bigint('ledger_account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    cents: cents('cents').notNull(),
    /** The invoice of a receivable. */
    invoiceNumber: text('invoice_number'),
    /** Whether the line counts in the posted balance; false for one of a pending transaction. */
    isPosted: boolean('is_posted').notNull(),
    /** Copied from the transaction, for statements by period. */
    effectiveAt: moment('effective_at').notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_account').on(t.ledgerAccountId, t.effectiveAt, t.id),
    index('ledger_entries_invoice').on(t.invoiceNumber, t.id),
    check('ledger_entries_cents', sql`${t.cents} <> 0`),
  ],
);

/** The pending transactions that are neither posted nor void yet. */
export const ledgerPending = pgTable(
  'ledger_pending',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .primaryKey()
      .references(() => ledgerTransactions.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('ledger_pending_expires').on(t.expiresAt)],
);

/** The running balances of an invoice, from the entries that name it. Its state follows from them. */
export const invoiceBalances = pgTable(
  'invoice_balances',
  {
    invoiceNumber: text('invoice_number').primaryKey(),
    chargedCents: cents('charged_cents').notNull().default(0),
    paidCents: cents('paid_cents').notNull().default(0),
    creditedCents: cents('credited_cents').notNull().default(0),
    writtenOffCents: cents('written_off_cents').notNull().default(0),
    /** What payments that are under way will pay. */
    pendingCents: cents('pending_cents').notNull().default(0),
  },
  (t) => [
    // The open invoices, which are few among all.
    index('invoice_balances_open')
      .on(t.invoiceNumber)
      .where(
        sql`(${t.chargedCents} - ${t.paidCents} - ${t.creditedCents} - ${t.writtenOffCents}) > 0`,
      ),
    check(
      'invoice_balances_not_over_paid',
      sql`${t.paidCents} + ${t.creditedCents} + ${t.writtenOffCents} + ${t.pendingCents} <= ${t.chargedCents}`,
    ),
    check(
      'invoice_balances_not_negative',
      sql`${t.paidCents} >= 0 AND ${t.creditedCents} >= 0 AND ${t.writtenOffCents} >= 0 AND ${t.pendingCents} >= 0`,
    ),
  ],
);

/** `CR-100001`. A number may be missing when a transaction failed. */
export const creditNumbers = pgSequence('credit_numbers', { startWith: 100_001 });

/**
 * CR-01: the lens credits: each grant of the ledger with what is left of it and when that expires, and what the lab asked
 * for. The ledger's own code changes what is left, in the transaction that moves the money.
 */
export const lensCredits = pgTable(
  'lens_credits',
  {
    number: text('number').primaryKey(),
    version: integer('version').notNull().default(1),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    cause: text('cause', { enum: CREDIT_CAUSES }).notNull(),
    /** Of an exchange: the order that replaces the lens, of a return: that of the lens; and the eye. */
    orderNumber: text('order_number'),
    eye: text('eye', { enum: ['right', 'left'] }),
    amountCents: cents('amount_cents').notNull(),
    /** What can still be used; amounts that are reserved count as used. 0 of a deduction. */
    remainingCents: cents('remaining_cents').notNull().default(0),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    reason: text('reason').notNull().default(''),
    state: text('state', { enum: CREDIT_STATES }).notNull(),
    /** The last day of use, a day of the practice, and the moment at which it is over. */
    expiresOn: date('expires_on', { mode: 'string' }),
    expiresAt: moment('expires_at'),
    /** When it was asked for, or granted by a shipment. */
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByUid: text('requested_by_uid').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
    declineReason: text('decline_reason').notNull().default(''),
    /** When the practice was notified that it expires soon. */
    warnedAt: moment('warned_at'),
    /** Null while it waits, and of what remained of credit from before there were lots. */
    transactionId: bigint('transaction_id', { mode: 'number' })
      .references(() => ledgerTransactions.id)
      .unique('lens_credits_transaction'),
  },
  (t) => [
    index('lens_credits_account').on(t.accountNumber, t.requestedAt),
    index('lens_credits_requested').on(t.requestedAt, t.number),
    index('lens_credits_amount').on(t.amountCents, t.number),
    index('lens_credits_expires').on(t.expiresAt, t.number),
    index('lens_credits_left')
      .on(t.accountNumber, t.expiresAt)
      .where(sql`${t.remainingCents} > 0`),
    check(
      'lens_credits_remaining',
      sql`${t.amountCents} > 0 AND ${t.remainingCents} BETWEEN 0 AND ${t.amountCents}`,
    ),
    check(
      'lens_credits_expiry',
      sql`${t.remainingCents} = 0 OR (${t.state} = 'posted' AND ${t.expiresAt} IS NOT NULL)`,
    ),
  ],
);

/** CR-01: what each transaction took of a lens credit, and gave back to it, which is negative. */
export const lensCreditUses = pgTable(
  'lens_credit_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    creditNumber: text('credit_number')
      .notNull()
      .references(() => lensCredits.number),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    cents: cents('cents').notNull(),
  },
  (t) => [
    index('lens_credit_uses_credit').on(t.creditNumber, t.id),
    index('lens_credit_uses_transaction').on(t.transactionId),
    check('lens_credit_uses_cents', sql`${t.cents} <> 0`),
  ],
);
