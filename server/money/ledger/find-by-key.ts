import { aliasedTable, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { ledgerPending, ledgerTransactions } from '../table.ts';

/** What became of a transaction: a pending one that was posted counts as posted. */
export interface Standing {
  id: number;
  key: string;
  stands: 'posted' | 'pending' | 'void';
  /** Until when a pending one waits. */
  expiresAt: Date | null;
}

/** Returns how the transactions with these keys stand, by key; those that do not exist are missing. */
export async function findStandings(
  db: Handle,
  keys: readonly string[],
): Promise<Map<string, Standing>> {
  if (keys.length === 0) return new Map();
  const resolution = aliasedTable(ledgerTransactions, 'resolution');
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      key: ledgerTransactions.key,
      phase: ledgerTransactions.phase,
      resolved: resolution.phase,
      expiresAt: ledgerPending.expiresAt,
    })
    .from(ledgerTransactions)
    .leftJoin(resolution, eq(resolution.resolves, ledgerTransactions.id))
    .leftJoin(ledgerPending, eq(ledgerPending.transactionId, ledgerTransactions.id))
    .where(inArray(ledgerTransactions.key, [...keys]));
  return new Map(
    rows.map(({ id, key, phase, resolved, expiresAt }) => {
      const isOpen = phase === 'pending' && resolved === null;
      const stands = isOpen ? 'pending' : resolved === 'void' ? 'void' : 'posted';
      return [key, { id, key, stands, expiresAt }];
    }),
  );
}
