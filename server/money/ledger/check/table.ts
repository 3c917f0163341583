import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import type { Disagreement } from './ledger-check.ts';

/** PY-06: what each nightly check of the books found. */
export const ledgerCheckRuns = pgTable(
  'ledger_check_runs',
  {
    id: uuid('id').primaryKey(),
    checkedAt: moment('checked_at').notNull(),
    disagreements: jsonb('disagreements').$type<Disagreement[]>().notNull(),
  },
  (t) => [index('ledger_check_runs_checked').on(t.checkedAt)],
);
