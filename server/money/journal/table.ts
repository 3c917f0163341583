import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JournalAccounts } from '#domain/money/journal/journal-accounts.ts';
import { moment } from '../../platform/database/columns.ts';
import { ledgerTransactions } from '../table.ts';

/** PY-08: how the journal is exported: one row, with the id `journal`. */
export const journalSettings = pgTable('journal_settings', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  accounts: jsonb('accounts').$type<JournalAccounts>().notNull(),
  timeZone: text('time_zone').notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** The parts of the journal that were exported. Triggers refuse every change. */
export const journalBatches = pgTable(
  'journal_batches',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    firstTransaction: bigint('first_transaction', { mode: 'number' }).notNull(),
    lastTransaction: bigint('last_transaction', { mode: 'number' }).notNull(),
    transactions: integer('transactions').notNull(),
    debitCents: bigint('debit_cents', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (t) => [index('journal_batches_created').on(t.createdAt, t.id)],
);

/**
 * Which batch a transaction is in. Its key is what makes the export happen once: ids are given before a transaction is
 * committed, so a range of ids could miss one.
 */
export const journalTransactions = pgTable(
  'journal_transactions',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .primaryKey()
      .references(() => ledgerTransactions.id),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => journalBatches.id),
  },
  (t) => [index('journal_transactions_batch').on(t.batchId, t.transactionId)],
);
