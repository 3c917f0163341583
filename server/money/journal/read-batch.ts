import { and, asc, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { JournalTransaction } from '#domain/money/journal/journal-lines.ts';
import type { LedgerAccount } from '#domain/money/ledger/ledger-accounts.ts';
import { accountNumberOf } from '#domain/money/ledger/ledger-accounts.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import type { Handle } from '../../platform/database/database.ts';
import { withPaymentKeys } from '../payments/with-payment-keys.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../table.ts';
import { journalTransactions } from './table.ts';

const PAGE_SIZE = 500;

/** PY-08: yields the transactions of a batch by their numbers, a page at a time. */
export async function* batchPages(
  db: Handle,
  batchId: number,
): AsyncGenerator<JournalTransaction[]> {
  let after = 0;
  for (;;) {
    const transactions = await readPage(db, batchId, after);
    const last = transactions.at(-1);
    if (!last) return;
    yield transactions;
    after = last.id;
  }
}

const reversed = alias(ledgerTransactions, 'reversed');
const resolved = alias(ledgerTransactions, 'resolved');
const reversedResolved = alias(ledgerTransactions, 'reversed_resolved');

async function readPage(db: Handle, batchId: number, after: number): Promise<JournalTransaction[]> {
  const { id, key, kind, effectiveAt } = ledgerTransactions;
  const rows = await db
    .select({
      id,
      key,
      kind,
      effectiveAt,
      named: sql<
        (string | null)[]
      >`ARRAY[${reversed.key}, ${resolved.key}, ${reversedResolved.key}]`,
    })
    .from(journalTransactions)
    .innerJoin(ledgerTransactions, eq(id, journalTransactions.transactionId))
    .leftJoin(reversed, eq(reversed.id, ledgerTransactions.reversalOf))
    .leftJoin(resolved, eq(resolved.id, ledgerTransactions.resolves))
    .leftJoin(reversedResolved, eq(reversedResolved.id, reversed.resolves))
    .where(
      and(eq(journalTransactions.batchId, batchId), gt(journalTransactions.transactionId, after)),
    )
    .orderBy(asc(journalTransactions.transactionId))
    .limit(PAGE_SIZE);
  const sums = await sumsOf(
    db,
    rows.map((row) => row.id),
  );
  const transactions = rows.map(({ key: own, named, ...row }) =>
    Object.assign(row, {
      keys: [own, ...named.filter((one) => one !== null)],
      sums: sums.get(row.id) ?? [],
    }),
  );
  return withPaymentKeys(db, transactions);
}

/** Returns what each transaction changes of each ledger account, debits first. */
async function sumsOf(db: Handle, ids: readonly number[]) {
  const found = new Map<number, JournalTransaction['sums'][number][]>();
  if (ids.length === 0) return found;
  const cents = sum(ledgerEntries.cents).mapWith(Number);
  const rows = await db
    .select({ id: ledgerEntries.transactionId, account: ledgerAccounts.key, cents })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(inArray(ledgerEntries.transactionId, [...ids]))
    .groupBy(ledgerEntries.transactionId, ledgerAccounts.key)
    .orderBy(asc(ledgerEntries.transactionId), sql`${cents} DESC`, asc(ledgerAccounts.key));
  const numbers = rows.flatMap(({ account }) => accountNumberOf(account as LedgerAccount) ?? []);
  const practices = await practiceNames(db, [...new Set(numbers)]);
  for (const { id, account: key, cents: amount } of rows) {
    const account = key as LedgerAccount;
    const number = accountNumberOf(account);
    const customer = number === null ? '' : `${practices.get(number) ?? ''} (${number})`;
    const lines = found.get(id) ?? [];
    found.set(id, [...lines, { account, cents: amount, customer }]);
  }
  return found;
}
