import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { momentOf } from '#domain/basics/wall-clock.ts';
import {
  CREDIT_GRACE_DAYS,
  CREDIT_LIFETIME_DAYS,
  EXPIRES_SOON_DAYS,
} from '#domain/money/credit/lens-credits.ts';
import { daysAfter, dueDayOf } from '#domain/money/invoices/due-day.ts';
import { findBillingTerms } from '../../../accounts/customers/billing.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { notifyOfEvents } from '../../../platform/mail/notify-of-events.ts';
import { lensCredits } from '../../table.ts';
import { namedCredit, namedLens, type CreditStep } from './credit-changes.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Opening extends Omit<CreditStep, 'changes'> {
  accountNumber: string;
  cents: Cents;
}

/** The last day of a credit, and the moment at which it is over. */
interface Expiry {
  expiresOn: string;
  expiresAt: Date;
}

/** CR-01: opens the credit that a transaction of the ledger grants. */
export async function openLot(tx: Handle, opening: Opening, now: Date): Promise<void> {
  const { id, request, resolved, accountNumber, cents } = opening;
  const terms = await findBillingTerms(tx, [accountNumber]);
  const timeZone = terms.get(accountNumber)?.timeZone ?? 'UTC';
  const asked = namedCredit(request.key);
  if (asked !== null && (await openAsked(tx, { ...opening, number: asked, timeZone }, now))) return;
  const lens = namedLens(resolved?.key ?? request.key);
  const number = await nextCreditNumber(tx);
  await tx.insert(lensCredits).values({
    number,
    accountNumber,
    cause: lens?.cause ?? 'other',
    orderNumber: lens?.orderNumber,
    eye: lens?.eye,
    amountCents: cents,
    remainingCents: cents,
    currency: 'USD',
    reason: '',
    state: 'posted',
    ...expiryOf(now, CREDIT_LIFETIME_DAYS, timeZone),
    requestedAt: now,
    requestedBy: request.actor.name,
    requestedByUid: request.actor.uid,
    transactionId: id,
  });
  await notifyOfPosted(tx, number);
}

/** Opens a credit that the lab asked for; false when there is none. */
async function openAsked(
  tx: Handle,
  { id, number, cents, timeZone }: Opening & { number: string; timeZone: string },
  now: Date,
): Promise<boolean> {
  const isIt = eq(lensCredits.number, number);
  const [row] = await tx.select().from(lensCredits).where(isIt);
  if (!row) return false;
  const expiry =
    row.expiresOn === null
      ? expiryOf(now, CREDIT_LIFETIME_DAYS, timeZone)
      : lastDay(row.expiresOn, timeZone);
  const isSoon = expiry.expiresAt.getTime() <= now.getTime() + EXPIRES_SOON_DAYS * DAY;
  await tx
    .update(lensCredits)
    .set({
      state: 'posted',
      remainingCents: cents,
      transactionId: id,
      ...expiry,
      // The email that it opened says the last day.
      warnedAt: isSoon ? now : null,
    })
    .where(isIt);
  await notifyOfPosted(tx, number);
  return true;
}

/** EM-04: the practice is notified of a credit that opened. */
function notifyOfPosted(tx: Handle, creditNumber: string): Promise<void> {
  return notifyOfEvents(tx, [{ event: 'creditPosted', key: creditNumber, ref: { creditNumber } }]);
}

/** `CR-100001` */
export async function nextCreditNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`SELECT nextval('credit_numbers') AS next`,
  );
  return `CR-${rows[0]?.next}`;
}

/** Returns when a day of the practice is over. */
export function lastDay(expiresOn: string, timeZone: string): Expiry {
  return { expiresOn, expiresAt: momentOf(`${daysAfter(expiresOn, 1)}T00:00:00`, timeZone) };
}

function expiryOf(now: Date, days: number, timeZone: string): Expiry {
  const { dueOn, overdueFrom } = dueDayOf(now, days, timeZone);
  return { expiresOn: dueOn, expiresAt: overdueFrom };
}

/** Gives credits that expired some more days. */
export async function extendExpired(
  tx: Handle,
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  const expired = await tx
    .select({ number: lensCredits.number, accountNumber: lensCredits.accountNumber })
    .from(lensCredits)
    .where(and(inArray(lensCredits.number, [...numbers]), lte(lensCredits.expiresAt, now)));
  if (expired.length === 0) return;
  const terms = await findBillingTerms(tx, [
    ...new Set(expired.map(({ accountNumber }) => accountNumber)),
  ]);
  for (const { number, accountNumber } of expired) {
    const timeZone = terms.get(accountNumber)?.timeZone ?? 'UTC';
    await tx
      .update(lensCredits)
      .set({ ...expiryOf(now, CREDIT_GRACE_DAYS, timeZone), warnedAt: null })
      .where(eq(lensCredits.number, number));
  }
}
