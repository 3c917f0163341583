import { asc, eq } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { wallClock } from '#domain/basics/wall-clock.ts';
import type { LedgerAccount } from '#domain/money/ledger/ledger-accounts.ts';
import { giveBackEntries, type Share } from '#domain/money/ledger/postings.ts';
import type { GiveBack } from '#domain/money/payments/payment-states.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import type { PaymentRow } from './find-payments.ts';
import { storeShares, notifyOfPayment } from './payment-steps.ts';
import { newestFirst } from './shares/newest-first.ts';
import { paymentRefunds, payments, paymentShares } from './table.ts';

interface GivingBack {
  /** Locked, and its account too. */
  payment: PaymentRow;
  kind: GiveBack;
  cents: Cents;
  /** Where the money is taken: the gateway's, or what a dispute holds back. */
  from: LedgerAccount;
  /** The id of the refund or the dispute at the gateway. */
  gatewayId: string;
  reason: string;
  /** What of `refundingCents` it answers. */
  wasRefunding: Cents;
  actor: Actor;
  now: Date;
}

/**
 * PY-09: gives back a part of an online payment, or all of it: first what no invoice has, then what invoices got, those
 * that got it last first. These are open again. Call it once for each refund and dispute.
 */
export async function giveBack(tx: Handle, giving: GivingBack): Promise<void> {
  const { payment, kind, cents, from, gatewayId, reason, wasRefunding, actor, now } = giving;
  const { number, accountNumber, unappliedCents, refundedCents, version } = payment;
  const fromUnapplied = Math.min(cents, unappliedCents);
  const shares = newestFirst(await sharesOf(tx, number), cents - fromUnapplied);
  const entries = giveBackEntries(accountNumber, { from, fromUnapplied, shares });
  const request = {
    key: `${kind}:${gatewayId}:${number}`,
    kind,
    entries,
    effectiveAt: now,
    reason,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  const isWhole = refundedCents + cents === payment.amountCents;
  await tx
    .update(payments)
    .set({
      unappliedCents: unappliedCents - fromUnapplied,
      refundedCents: refundedCents + cents,
      refundingCents: payment.refundingCents - wasRefunding,
      returnedAt: kind === 'return' && isWhole ? now : payment.returnedAt,
      version: version + 1,
    })
    .where(eq(payments.number, number));
  const taken = shares.map((share) => ({ ...share, cents: -share.cents }));
  await storeShares(tx, { number, transactionId: posted.id, now }, taken);
  await tx.insert(paymentRefunds).values({
    paymentNumber: number,
    kind,
    gatewayId,
    amountCents: cents,
    refundedOn: await todayOf(tx, accountNumber, now),
    reference: gatewayId.slice(0, 60),
    reason,
    recordedAt: now,
    recordedBy: actor.name,
    transactionId: posted.id,
  });
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: version + 1 },
    shares,
    before: { unappliedCents, refundedCents },
    after: {
      unappliedCents: unappliedCents - fromUnapplied,
      refundedCents: refundedCents + cents,
      refundReason: reason,
    },
  });
}

/** Returns what each invoice has of the payment, in the order in which they got it. */
async function sharesOf(tx: Handle, number: string): Promise<Share[]> {
  const { invoiceNumber, cents } = paymentShares;
  return tx
    .select({ invoiceNumber, cents })
    .from(paymentShares)
    .where(eq(paymentShares.paymentNumber, number))
    .orderBy(asc(paymentShares.id));
}

/** Returns the present day of the account. */
export async function todayOf(tx: Handle, accountNumber: string, now: Date): Promise<string> {
  const terms = (await findBillingTerms(tx, [accountNumber])).get(accountNumber);
  return wallClock(now, terms?.timeZone ?? 'UTC').slice(0, 10);
}
