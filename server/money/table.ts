import { LEDGER_KINDS, LEDGER_PHASES } from '#domain/ledger/ledger-kinds.ts';
import { LEDGER_ACCOUNT_KINDS } from '#domain/ledger/ledger-accounts.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { customers } from '#server/accounts/customers/table.ts';
import { moment } from '#server/platform/database/columns.ts';

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
    /** Of a receivable: its invoice. */
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
