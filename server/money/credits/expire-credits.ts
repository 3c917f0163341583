import { and, asc, eq } from 'drizzle-orm';
import { creditExpiryEntries } from '#domain/money/ledger/postings.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Database, Handle } from '../../platform/database/database.ts';
import { lockBalances } from '../ledger/lock-balances.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { lensCredits } from '../table.ts';
import { hasExpired } from './find-balance.ts';

/** Who ends a credit that expired. */
const PORTAL: Actor = { uid: '', name: 'Lens Portal' };
/** Accounts of one run. */
const MOST = 500;

/** CR-01: ends the credits whose last day is over, account by account. Returns how many were ended. */
export async function expireCredits(
  { db }: Pick<Database, 'db'>,
  now: Date,
  { signal, most = MOST }: { signal: AbortSignal; most?: number },
): Promise<number> {
  const due = await db
    .selectDistinct({ accountNumber: lensCredits.accountNumber })
    .from(lensCredits)
    .where(hasExpired(now))
    .orderBy(asc(lensCredits.accountNumber))
    .limit(most);
  let count = 0;
  for (const { accountNumber } of due) {
    if (signal.aborted) break;
    count += await db.transaction(async (tx) => {
      const [locked] = await lockAccounts(tx, [accountNumber]);
      return locked === undefined ? 0 : expireDue(tx, accountNumber, now);
    });
  }
  return count;
}

/**
 * CR-01: posts the expiry of what is left of the account's credits whose last day is over, and returns how many they were.
 * The caller has locked the account. What is reserved is not left: it expires when its reservation is void.
 */
export async function expireDue(tx: Handle, accountNumber: string, now: Date): Promise<number> {
  const isDueHere = and(eq(lensCredits.accountNumber, accountNumber), hasExpired(now));
  if ((await tx.$count(lensCredits, isDueHere)) === 0) return 0;
  // All that a posting locks, so that what is left stays so until it is posted.
  await lockBalances(tx, { accounts: [`credit:${accountNumber}`, 'revenue'], invoices: [] });
  const rows = await tx
    .select()
    .from(lensCredits)
    .where(isDueHere)
    .orderBy(asc(lensCredits.expiresAt), asc(lensCredits.number));
  const requests = rows.map(({ number, version, remainingCents }) => ({
    // A credit may expire again after it got something back.
    key: `creditExpiry:${number}:${version}`,
    kind: 'creditExpiry' as const,
    entries: creditExpiryEntries(accountNumber, remainingCents),
    effectiveAt: now,
    reason: 'Expired',
    actor: PORTAL,
  }));
  await postTransactions(tx, requests, now);
  return rows.length;
}
