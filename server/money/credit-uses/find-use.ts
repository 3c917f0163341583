import { and, eq, isNull } from 'drizzle-orm';
import type { CreditUsed } from '#domain/money/credit/credit.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../table.ts';

/** Returns a use of lens credit, by the id of its transaction. @throws Problem 404, also outside the scope */
export async function getCreditUse(
  db: Handle,
  scope: AccountScope,
  id: string,
): Promise<CreditUsed> {
  const rows = /^\d{1,15}$/.test(id) ? await entriesOf(db, Number(id)) : [];
  const credit = rows.find(({ kind }) => kind === 'credit');
  const accountNumber = credit?.accountNumber;
  if (!credit || accountNumber == null || !isWithin(scope, accountNumber)) {
    throw new Problem('not-found', 'There is no such use of lens credit');
  }
  const isReversed = await db.$count(
    ledgerTransactions,
    eq(ledgerTransactions.reversalOf, Number(id)),
  );
  return {
    id,
    version: isReversed > 0 ? 2 : 1,
    accountNumber,
    cents: credit.cents,
    shares: rows.flatMap(({ invoiceNumber, cents }) =>
      invoiceNumber === null ? [] : [{ invoiceNumber, cents: -cents }],
    ),
    at: credit.effectiveAt.toISOString(),
  };
}

/** The entries of a use, and of no other transaction, as long as it takes credit. */
function entriesOf(db: Handle, id: number) {
  return db
    .select({
      kind: ledgerAccounts.kind,
      accountNumber: ledgerAccounts.accountNumber,
      cents: ledgerEntries.cents,
      invoiceNumber: ledgerEntries.invoiceNumber,
      effectiveAt: ledgerEntries.effectiveAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(isUse(id))
    .orderBy(ledgerEntries.id);
}

function isUse(id: number) {
  return and(
    eq(ledgerTransactions.id, id),
    eq(ledgerTransactions.kind, 'creditUse'),
    isNull(ledgerTransactions.reversalOf),
  );
}
