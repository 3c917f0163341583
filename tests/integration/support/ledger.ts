import { checkLedger, describeDisagreement } from '#server/money/ledger/check/check-ledger.ts';
import { ledgerChecks } from '#server/money/ledger/check/ledger-checks.ts';
import type { LedgerRequest } from '#server/money/ledger/ledger-request.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import type { Database } from '#server/platform/database/open-database.ts';

export const NOW = new Date('2026-05-04T12:00:00Z');
export const ACTOR = { uid: 'lab-1', name: 'Lara Lab' };

/** A request of the tests; what matters is given. */
export function ledgerRequest(
  request: Pick<LedgerRequest, 'key' | 'kind' | 'entries'> & Partial<LedgerRequest>,
): LedgerRequest {
  return { effectiveAt: NOW, actor: ACTOR, ...request };
}

/** Posts in a transaction of its own. Returns the ids. */
export async function post(database: Database, ...requests: LedgerRequest[]): Promise<number[]> {
  const results = await database.db.transaction((tx) => postTransactions(tx, requests, NOW));
  return results.map(({ id }) => id);
}

/** Returns the posted balance of every ledger account that is not 0, by key. */
export async function balances(database: Database): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ key: string; cents: string }>(
    'SELECT key, posted_cents AS cents FROM ledger_accounts WHERE posted_cents <> 0 ORDER BY key',
  );
  return Object.fromEntries(rows.map(({ key, cents }) => [key, Number(cents)]));
}

/** Returns what the check of the books finds, a line each. */
export async function disagreements(database: Database): Promise<string[]> {
  const found = await checkLedger(database, ledgerChecks);
  return found.map((one) => describeDisagreement(one));
}
