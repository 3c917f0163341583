import { and, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type {
  JournalBatch,
  JournalBatchInput,
  JournalWaiting,
} from '#domain/money/journal/journal.ts';
import { boundsOf, dayIn } from '#domain/money/statements/periods.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockTries } from '../../platform/tries/pause.ts';
import { ledgerEntries, ledgerTransactions } from '../table.ts';
import { findBatch } from './find-batches.ts';
import { readJournalSettings } from './journal-settings.ts';
import { journalBatches, journalTransactions } from './table.ts';

/** The posted transactions of the range that no batch has. A pending one is in the journal once it is posted. */
function waiting({ from, to }: JournalBatchInput, timeZone: string): SQL {
  const { start, end } = boundsOf({ from: from ?? to, to }, timeZone);
  const { id, phase, effectiveAt } = ledgerTransactions;
  return sql`
    FROM ${ledgerTransactions}
    WHERE ${and(
      inArray(phase, ['posted', 'post']),
      lt(effectiveAt, end),
      from === null ? undefined : gte(effectiveAt, start),
    )} AND NOT EXISTS (
      SELECT 1 FROM ${journalTransactions} WHERE ${journalTransactions.transactionId} = ${id})`;
}

/** PY-08: returns how many transactions of the range are in no batch yet, and the day of the oldest. */
export async function findWaiting(db: Handle, range: JournalBatchInput): Promise<JournalWaiting> {
  const { timeZone } = await readJournalSettings(db);
  const { rows } = await db.execute<{ count: string; first: Date | string | null }>(
    sql`SELECT count(*) AS count, min(${ledgerTransactions.effectiveAt}) AS first ${waiting(range, timeZone)}`,
  );
  const { count = '0', first = null } = rows[0] ?? {};
  return {
    transactions: Number(count),
    firstDay: first === null ? null : dayIn(timeZone, new Date(first)),
  };
}

/**
 * PY-08 SE-03: puts every posted transaction of the range that no batch has into a new one. One after the other, so of
 * two at once the second finds nothing; the key of `journal_transactions` refuses a transaction in two batches.
 *
 * @throws Problem 409 when nothing is left to export
 */
export async function makeBatch(
  tx: Handle,
  { actor, input, now }: { actor: Actor; input: JournalBatchInput; now: Date },
): Promise<JournalBatch> {
  await lockTries(tx, 'journal-batches');
  const { timeZone } = await readJournalSettings(tx);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH chosen AS MATERIALIZED (SELECT ${ledgerTransactions.id} AS id ${waiting(input, timeZone)}),
    batch AS (
      INSERT INTO ${journalBatches}
        (from_day, to_day, first_transaction, last_transaction, transactions, debit_cents, created_at, created_by)
      SELECT ${input.from}::date, ${input.to}::date, min(id), max(id), count(*),
        (SELECT COALESCE(sum(e.cents), 0) FROM ${ledgerEntries} e JOIN chosen c ON c.id = e.transaction_id WHERE e.cents > 0),
        ${now.toISOString()}::timestamptz, ${actor.name}
      FROM chosen HAVING count(*) > 0
      RETURNING id
    ),
    marked AS (
      INSERT INTO ${journalTransactions} (transaction_id, batch_id)
      SELECT chosen.id, batch.id FROM chosen CROSS JOIN batch
    )
    SELECT id FROM batch`);
  const id = rows[0]?.id;
  if (id === undefined) {
    throw new Problem('conflict', 'Everything up to this day has been exported already');
  }
  const batch = await findBatch(tx, id);
  const { version: _version, ...details } = batch;
  await recordAudit(tx, {
    actor,
    action: 'journal-batches.create',
    resource: 'journal-batches',
    resourceId: batch.id,
    accountNumber: null,
    details,
  });
  return batch;
}
