import { and, asc, eq, isNotNull, ne, sum } from 'drizzle-orm';
import type { LedgerAccount, PRACTICE_ACCOUNTS } from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { MergeStep } from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { ledgerAccounts, ledgerEntries } from '../table.ts';
import { invoices } from './table.ts';

/**
 * AD-05, PY-06: gives the invoices of `from` to `into`, and posts what it owes and what it has to the accounts of `into`.
 * Call it in the transaction of a merge, when the accounts are locked.
 *
 * @throws Problem 409 while a payment of `from` is under way, because its entries name that account
 */
export async function moveMoney(tx: Handle, { from, into, actor, now }: MergeStep): Promise<void> {
  await requireNothingPending(tx, from);
  await tx.update(invoices).set({ accountNumber: into }).where(eq(invoices.accountNumber, from));
  const balances = [...(await openReceivables(tx, from)), ...(await otherBalances(tx, from))];
  if (balances.length === 0) return;
  const entries = balances.flatMap(({ kind, ...entry }): LedgerEntry[] => [
    { ...entry, account: accountOf(kind, from), cents: -entry.cents },
    { ...entry, account: accountOf(kind, into) },
  ]);
  await postTransactions(
    tx,
    [{ key: `merge:${from}`, kind: 'merge', entries, effectiveAt: now, actor }],
    now,
  );
}

type PracticeAccount = (typeof PRACTICE_ACCOUNTS)[number];

function accountOf(kind: PracticeAccount, accountNumber: string): LedgerAccount {
  return `${kind}:${accountNumber}`;
}

/** Locks the ledger accounts of `from`, so that no payment comes between what is read and what is posted. @throws Problem 409 */
async function requireNothingPending(tx: Handle, from: string): Promise<void> {
  const rows = await tx
    .select({ debit: ledgerAccounts.pendingDebitCents, credit: ledgerAccounts.pendingCreditCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountNumber, from))
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  if (rows.every(({ debit, credit }) => debit === 0 && credit === 0)) return;
  throw new Problem('conflict', `A payment of account ${from} is under way. Merge when it is done`);
}

/** Returns what each invoice of the account still owes, by its entries. */
async function openReceivables(tx: Handle, from: string) {
  const rows = await tx
    .select({
      number: ledgerEntries.invoiceNumber,
      cents: sum(ledgerEntries.cents).mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.key, accountOf('receivable', from)),
        ledgerEntries.isPosted,
        isNotNull(ledgerEntries.invoiceNumber),
      ),
    )
    .groupBy(ledgerEntries.invoiceNumber);
  return rows.flatMap(({ number, cents }) =>
    number !== null && cents !== 0
      ? [{ kind: 'receivable' as const, invoiceNumber: number, cents }]
      : [],
  );
}

/** Returns the lens credit and the unapplied money of the account. */
async function otherBalances(tx: Handle, from: string) {
  const rows = await tx
    .select({ kind: ledgerAccounts.kind, cents: ledgerAccounts.postedCents })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountNumber, from), ne(ledgerAccounts.postedCents, 0)));
  return rows.flatMap(({ kind, cents }) =>
    kind === 'credit' || kind === 'unapplied' ? [{ kind, cents }] : [],
  );
}
