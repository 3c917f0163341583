import { and, asc, eq, gte, inArray, lt, sql, sum, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PRACTICE_ACCOUNTS } from '#domain/money/ledger/ledger-accounts.ts';
import type { PeriodBounds } from '#domain/money/statements/periods.ts';
import type { Handle } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../table.ts';
import type { Movement, PracticeCents } from './build-statement.ts';

type AccountKind = (typeof PRACTICE_ACCOUNTS)[number];

/** The posted entries of a practice's accounts, from `ledgerAccounts` joined with `ledgerEntries`. */
function isPostedOf(accountNumber: string): SQL | undefined {
  return and(
    eq(ledgerAccounts.accountNumber, accountNumber),
    inArray(ledgerAccounts.kind, PRACTICE_ACCOUNTS),
    ledgerEntries.isPosted,
  );
}

/** Returns the sum of the entries of the ledger accounts of a kind. */
function centsOf(kind: AccountKind) {
  return sql<number>`COALESCE(sum(${ledgerEntries.cents}) FILTER (WHERE ${ledgerAccounts.kind} = ${kind}), 0)`.mapWith(
    Number,
  );
}

const CENTS = {
  receivable: centsOf('receivable'),
  unapplied: centsOf('unapplied'),
  credit: centsOf('credit'),
};

/** Returns the balances of the account's ledger accounts before `time`, by the entries, not by the running balances. */
export async function findBalances(
  db: Handle,
  accountNumber: string,
  time: Date,
): Promise<PracticeCents> {
  const [row] = await db
    .select(CENTS)
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .where(and(isPostedOf(accountNumber), lt(ledgerEntries.effectiveAt, time)));
  return row ?? { receivable: 0, unapplied: 0, credit: 0 };
}

const reversed = alias(ledgerTransactions, 'reversed');
const resolved = alias(ledgerTransactions, 'resolved');
const reversedResolved = alias(ledgerTransactions, 'reversed_resolved');

/** Returns what the transactions of the period change of the account, in the order in which they count. */
export async function findMovements(
  db: Handle,
  accountNumber: string,
  { start, end }: PeriodBounds,
): Promise<Movement[]> {
  const rows = await db
    .select({
      ...CENTS,
      id: ledgerTransactions.id,
      key: ledgerTransactions.key,
      named: sql<
        (string | null)[]
      >`ARRAY[${reversed.key}, ${resolved.key}, ${reversedResolved.key}]`,
      kind: ledgerTransactions.kind,
      effectiveAt: ledgerTransactions.effectiveAt,
      invoices: sql<
        string[]
      >`COALESCE(array_agg(DISTINCT ${ledgerEntries.invoiceNumber}) FILTER (WHERE ${ledgerEntries.invoiceNumber} IS NOT NULL), '{}')`,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(reversed, eq(reversed.id, ledgerTransactions.reversalOf))
    .leftJoin(resolved, eq(resolved.id, ledgerTransactions.resolves))
    .leftJoin(reversedResolved, eq(reversedResolved.id, reversed.resolves))
    .where(
      and(
        isPostedOf(accountNumber),
        gte(ledgerEntries.effectiveAt, start),
        lt(ledgerEntries.effectiveAt, end),
      ),
    )
    .groupBy(ledgerTransactions.id, reversed.key, resolved.key, reversedResolved.key)
    .orderBy(asc(ledgerTransactions.effectiveAt), asc(ledgerTransactions.id));
  return rows.map(({ key, named, ...row }) =>
    Object.assign(row, { keys: [key, ...named.filter((one) => one !== null)] }),
  );
}

/** Returns what is left of each invoice of the account before `time`, by the entries. */
export async function findOpenInvoices(
  db: Handle,
  accountNumber: string,
  time: Date,
): Promise<{ number: string; cents: number }[]> {
  const cents = sum(ledgerEntries.cents).mapWith(Number);
  const rows = await db
    .select({ number: ledgerEntries.invoiceNumber, cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.key, `receivable:${accountNumber}`),
        ledgerEntries.isPosted,
        lt(ledgerEntries.effectiveAt, time),
      ),
    )
    .groupBy(ledgerEntries.invoiceNumber)
    .having(sql`${cents} <> 0`);
  return rows.flatMap(({ number, cents: left }) =>
    number === null ? [] : [{ number, cents: left }],
  );
}
