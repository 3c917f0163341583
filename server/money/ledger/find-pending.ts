import { and, asc, eq } from 'drizzle-orm';
import type { LedgerAccount } from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import type { Handle } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPending, ledgerTransactions } from '../table.ts';
import { findTransactions, type StoredTransaction } from './find-transactions.ts';

export interface PendingTransaction extends StoredTransaction {
  expiresAt: Date;
}

/** Returns the open pending transactions of a kind that have an entry of the account, by id. */
export async function findPendingOf(
  db: Handle,
  { account, kind }: { account: LedgerAccount; kind: LedgerKind },
): Promise<PendingTransaction[]> {
  const rows = await db
    .selectDistinct({ id: ledgerPending.transactionId, expiresAt: ledgerPending.expiresAt })
    .from(ledgerPending)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPending.transactionId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(and(eq(ledgerAccounts.key, account), eq(ledgerTransactions.kind, kind)))
    .orderBy(asc(ledgerPending.transactionId));
  const found = await findTransactions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, expiresAt }) => {
    const transaction = found.get(id);
    return transaction ? [{ ...transaction, expiresAt }] : [];
  });
}
