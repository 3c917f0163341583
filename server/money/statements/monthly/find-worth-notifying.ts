import { and, inArray, lt, or, sql } from 'drizzle-orm';
import { PRACTICE_ACCOUNTS } from '#domain/money/ledger/ledger-accounts.ts';
import type { PeriodBounds } from '#domain/money/statements/periods.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../../table.ts';

/** Returns those of the accounts in whose ledger something happened in the period, or that have a balance when it ends. */
export async function findWorthNotifying(
  db: Handle,
  accountNumbers: readonly string[],
  { start, end }: PeriodBounds,
): Promise<Set<string>> {
  const { accountNumber, kind } = ledgerAccounts;
  const { cents, effectiveAt, isPosted } = ledgerEntries;
  const begin = sql.param(start, effectiveAt);
  const rows = await db
    .select({ accountNumber })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, sql`${ledgerEntries.ledgerAccountId} = ${ledgerAccounts.id}`)
    .where(
      and(
        inArray(accountNumber, [...accountNumbers]),
        inArray(kind, PRACTICE_ACCOUNTS),
        isPosted,
        lt(effectiveAt, end),
      ),
    )
    .groupBy(accountNumber)
    .having(
      or(
        sql`bool_or(${effectiveAt} >= ${begin})`,
        // As on the statement: lens credit is no part of the balance.
        sql`COALESCE(sum(${cents}) FILTER (WHERE ${kind} <> 'credit'), 0) <> 0`,
      ),
    );
  return new Set(rows.flatMap((row) => row.accountNumber ?? []));
}
