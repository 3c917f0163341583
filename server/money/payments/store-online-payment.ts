import { asc, inArray } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { sumCents } from '#domain/basics/money.ts';
import { wallClock } from '#domain/basics/wall-clock.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import type { OnlineMethod } from '#domain/money/payments/payment-states.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { PaymentRow } from './find-payments.ts';
import { storeShares, notifyOfPayment } from './payment-steps.ts';
import { nextPaymentNumber } from './record-payment.ts';
import { payments } from './table.ts';

/** A payment that a gateway took for one account, and that the ledger has. */
export interface OnlinePaid {
  actor: Actor;
  accountNumber: string;
  checkoutId: string;
  gatewayPaymentId: string;
  method: OnlineMethod;
  amountCents: Cents;
  /** The card or the bank account: `Visa 4242`. */
  reference: string;
  note: string;
  shares: readonly Share[];
  transactionId: number;
}

/** PY-03: stores a payment that came online. Call it in the transaction that posts it. Returns its number. */
export async function storeOnlinePayment(
  tx: Handle,
  { actor, shares, ...paid }: OnlinePaid,
  now: Date,
): Promise<string> {
  const { accountNumber, amountCents, method, reference, transactionId } = paid;
  const practice = (await practiceNames(tx, [accountNumber])).get(accountNumber);
  const terms = (await findBillingTerms(tx, [accountNumber])).get(accountNumber);
  if (practice === undefined || !terms) throw new Error(`Account ${accountNumber} is missing`);
  const number = await nextPaymentNumber(tx);
  const receivedOn = wallClock(now, terms.timeZone).slice(0, 10);
  await tx.insert(payments).values({
    ...paid,
    number,
    practice,
    receivedOn,
    unappliedCents: amountCents - sumCents(shares.map(({ cents }) => cents)),
    currency: 'USD',
    recordedAt: now,
    recordedBy: actor.name,
    recordedByUid: actor.uid,
  });
  await storeShares(tx, { number, transactionId, now }, shares);
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: 1 },
    shares,
    after: { method, amountCents, receivedOn, reference },
  });
  return number;
}

/** Returns what online payments became, in the order of their numbers. */
export async function paymentsOfCheckouts(
  db: Handle,
  checkoutIds: readonly string[],
): Promise<PaymentRow[]> {
  if (checkoutIds.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.checkoutId, [...checkoutIds]))
    .orderBy(asc(payments.number));
}
