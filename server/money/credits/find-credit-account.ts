import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { wallClock } from '#domain/basics/wall-clock.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { requireAccount } from '../../accounts/customers/require-account.ts';
import type { Handle } from '../../platform/database/database.ts';
import { namedLens } from '../ledger/lots/credit-changes.ts';
import { startedCredit } from '../started.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPending,
  ledgerTransactions,
  lensCredits,
} from '../table.ts';
import { balanceByMonth } from './balance-by-month.ts';
import { findBalance } from './find-balance.ts';

/** Credits that are named one by one. */
const NAMED = 100;

/** Finds the ids of orders by their numbers. */
export type OrderIds = (db: Handle, numbers: readonly string[]) => Promise<Map<string, string>>;

interface Asked {
  scope: AccountScope;
  accountNumber: string;
  orderIds: OrderIds;
  now: Date;
}

/** CR-02: returns the lens credit of an account. @throws Problem 403 outside the scope, 404 */
export async function findCreditAccount(db: Handle, asked: Asked): Promise<CreditAccount> {
  const { scope, accountNumber, orderIds, now } = asked;
  await requireAccount(db, scope, accountNumber);
  const terms = await findBillingTerms(db, [accountNumber]);
  const timeZone = terms.get(accountNumber)?.timeZone ?? 'UTC';
  const waiting = await findWaitingGrants(db, accountNumber, now);
  const { expiredCents, ...balance } = await findBalance(db, accountNumber, now);
  const month = wallClock(now, timeZone).slice(0, 7);
  const ids = await orderIds(
    db,
    waiting.map(({ orderNumber }) => orderNumber),
  );
  return {
    accountNumber,
    currency: 'USD',
    timeZone,
    ...balance,
    startedCents: await startedCredit(db, accountNumber),
    expiring: await findExpiring(db, accountNumber, now),
    waiting: waiting.map(({ orderNumber, eye, cents, until }) => ({
      order: { id: ids.get(orderNumber) ?? null, number: orderNumber },
      eye,
      cents,
      until,
    })),
    months: balanceByMonth(
      [...(await findChanges(db, accountNumber, timeZone)), { month, cents: -expiredCents }],
      month,
    ),
  };
}

async function findExpiring(
  db: Handle,
  accountNumber: string,
  now: Date,
): Promise<CreditAccount['expiring']> {
  const rows = await db
    .select()
    .from(lensCredits)
    .where(
      and(
        eq(lensCredits.accountNumber, accountNumber),
        gt(lensCredits.remainingCents, 0),
        gt(lensCredits.expiresAt, now),
      ),
    )
    .orderBy(asc(lensCredits.expiresAt), asc(lensCredits.number))
    .limit(NAMED);
  return rows.map(({ number, remainingCents, expiresOn, orderNumber }) => ({
    id: number,
    remainingCents,
    expiresOn: expiresOn ?? '',
    orderNumber: orderNumber ?? '',
  }));
}

/** The grants that wait for a lens, as long as it may come back. */
async function findWaitingGrants(db: Handle, accountNumber: string, now: Date) {
  const rows = await db
    .select({
      key: ledgerTransactions.key,
      cents: ledgerEntries.cents,
      until: ledgerPending.expiresAt,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerPending, eq(ledgerPending.transactionId, ledgerEntries.transactionId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.key, `credit:${accountNumber}`),
        lt(ledgerEntries.cents, 0),
        gt(ledgerPending.expiresAt, now),
      ),
    )
    .orderBy(asc(ledgerPending.expiresAt), asc(ledgerTransactions.id))
    .limit(NAMED);
  return rows.map(({ key, cents, until }) => {
    const lens = namedLens(key);
    return {
      orderNumber: lens?.orderNumber ?? '',
      eye: lens?.eye ?? null,
      cents: -cents,
      until: until.toISOString(),
    };
  });
}

/** Returns by how much the balance changed in each month, by the practice's clock. */
async function findChanges(db: Handle, accountNumber: string, timeZone: string) {
  const month = sql<string>`to_char(${ledgerEntries.effectiveAt} AT TIME ZONE ${timeZone}, 'YYYY-MM')`;
  const rows = await db
    .select({
      month: month.as('month'),
      cents: sql<number>`-sum(${ledgerEntries.cents})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.key, `credit:${accountNumber}`), ledgerEntries.isPosted))
    .groupBy(sql`1`);
  return rows;
}
