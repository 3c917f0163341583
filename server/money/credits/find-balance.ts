import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { ledgerAccounts, lensCredits } from '../table.ts';

/** The lens credit of an account, in cents. */
export interface CreditBalance {
  /** What is posted, without what has expired. */
  balanceCents: Cents;
  /** What payments under way will use. */
  reservedCents: Cents;
  /** What can be used. */
  availableCents: Cents;
  /** What has expired and the hourly job has not posted yet: nobody can use it any more. */
  expiredCents: Cents;
}

/** Returns the running balance of the account's lens credit. */
export async function findBalance(
  db: Handle,
  accountNumber: string,
  now: Date,
): Promise<CreditBalance> {
  const expired = db
    .select({ cents: sql`COALESCE(SUM(${lensCredits.remainingCents}), 0)`.as('cents') })
    .from(lensCredits)
    .where(and(eq(lensCredits.accountNumber, accountNumber), hasExpired(now)));
  // One statement: the job may post the expiry meanwhile.
  const [row] = await db
    .select({
      posted: ledgerAccounts.postedCents,
      reserved: ledgerAccounts.pendingDebitCents,
      expiredCents: sql<number>`(${expired})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.key, `credit:${accountNumber}`));
  const expiredCents = row?.expiredCents ?? 0;
  const balanceCents = (row ? 0 - row.posted : 0) - expiredCents;
  const reservedCents = row?.reserved ?? 0;
  return {
    balanceCents,
    reservedCents,
    availableCents: balanceCents - reservedCents,
    expiredCents,
  };
}

/** Something is left of a credit whose last day is over. */
export function hasExpired(now: Date) {
  return and(gt(lensCredits.remainingCents, 0), lte(lensCredits.expiresAt, now));
}

/** Returns what of the account's lens credit can be used, in cents. */
export async function availableCredit(
  db: Handle,
  accountNumber: string,
  now: Date,
): Promise<Cents> {
  return (await findBalance(db, accountNumber, now)).availableCents;
}
