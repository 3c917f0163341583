import { sql } from 'drizzle-orm';
import type { Database, Handle } from '../../../platform/database/database.ts';
import type { Disagreement, LedgerCheck } from './ledger-check.ts';

/** How many disagreements of one check are named. */
const NAMED = 100;

/**
 * PY-06: returns what disagrees in the books; nothing when they are right. Reads one state of the database, so that
 * transactions that are posted meanwhile are seen whole or not at all.
 */
export function checkLedger(
  { db }: Pick<Database, 'db'>,
  checks: readonly LedgerCheck[],
): Promise<Disagreement[]> {
  return db.transaction((tx) => findDisagreements(tx, checks), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Runs the checks on what the transaction sees. */
export async function findDisagreements(
  tx: Handle,
  checks: readonly LedgerCheck[],
): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const check of checks) found.push(...(await runCheck(tx, check)));
  return found;
}

async function runCheck(tx: Handle, { name, query }: LedgerCheck): Promise<Disagreement[]> {
  const { rows } = await tx.execute<Record<'where' | 'expected' | 'actual', string>>(
    sql`SELECT * FROM (${query}) AS found ORDER BY "where" LIMIT ${NAMED}`,
  );
  return rows.map((row) => Object.assign(row, { check: name }));
}

/** Returns a disagreement as a line. */
export function describeDisagreement({ check, where, expected, actual }: Disagreement): string {
  return `${where}: ${check}; expected ${expected}, found ${actual}`;
}
