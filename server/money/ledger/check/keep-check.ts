import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database, Handle } from '../../../platform/database/database.ts';
import {
  deleteInBatches,
  type BatchOptions,
} from '../../../platform/database/delete-in-batches.ts';
import { notifyOfEvents } from '../../../platform/mail/notify-of-events.ts';
import { checkLedger } from './check-ledger.ts';
import type { Disagreement } from './ledger-check.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { ledgerCheckRuns } from './table.ts';

/** Milliseconds that the result of a check is kept: two years. */
const KEPT_FOR = 2 * 365 * 24 * 60 * 60 * 1000;

/** PY-06: checks the books, keeps what was found, and notifies the super admins when something disagrees. */
export async function checkAndNotify(
  database: Pick<Database, 'db'>,
  now: Date,
): Promise<Disagreement[]> {
  const disagreements = await checkLedger(database, ledgerChecks);
  const id = randomUUID();
  await database.db.transaction(async (tx) => {
    await tx.insert(ledgerCheckRuns).values({ id, checkedAt: now, disagreements });
    if (disagreements.length === 0) return;
    await notifyOfEvents(tx, [{ event: 'booksDisagree', key: id, ref: { checkId: id } }]);
  });
  return disagreements;
}

/** Returns a check by its id. */
export async function findCheck(
  db: Handle,
  id: string,
): Promise<typeof ledgerCheckRuns.$inferSelect | undefined> {
  const [row] = await db.select().from(ledgerCheckRuns).where(eq(ledgerCheckRuns.id, id));
  return row;
}

/** Deletes the results of old checks. */
export async function forgetOldChecks(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, ledgerCheckRuns, lt(ledgerCheckRuns.checkedAt, before), options);
}
