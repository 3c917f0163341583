import { asc, eq, inArray } from 'drizzle-orm';
import type { LedgerAccount } from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerKind, LedgerPhase } from '#domain/money/ledger/ledger-kinds.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../table.ts';

/** A transaction of the ledger with its entries. */
export interface StoredTransaction {
  id: number;
  key: string;
  kind: LedgerKind;
  phase: LedgerPhase;
  /** The transaction that this one takes back. */
  reversalOf: number | null;
  entries: LedgerEntry[];
}

/**
 * Returns the transactions with these ids, with their entries.
 *
 * @throws Problem 404 when one of them does not exist
 */
export async function findTransactions(
  db: Handle,
  ids: readonly number[],
): Promise<Map<number, StoredTransaction>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      key: ledgerTransactions.key,
      kind: ledgerTransactions.kind,
      phase: ledgerTransactions.phase,
      reversalOf: ledgerTransactions.reversalOf,
      account: ledgerAccounts.key,
      cents: ledgerEntries.cents,
      invoiceNumber: ledgerEntries.invoiceNumber,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(inArray(ledgerTransactions.id, [...ids]))
    .orderBy(asc(ledgerEntries.id));
  const found = new Map<number, StoredTransaction>();
  for (const { id, account, cents, invoiceNumber, ...row } of rows) {
    const transaction = found.get(id) ?? { id, ...row, entries: [] };
    found.set(id, transaction);
    transaction.entries.push({
      account: account as LedgerAccount,
      cents,
      ...(invoiceNumber !== null && { invoiceNumber }),
    });
  }
  for (const id of ids) {
    if (!found.has(id)) throw new Problem('not-found', `The ledger has no transaction ${id}`);
  }
  return found;
}
