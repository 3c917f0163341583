import { eq } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { failedRefundEntries } from '#domain/money/ledger/postings.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { GatewayRefund } from '../gateway/port.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import type { PaymentRow } from './find-payments.ts';
import { todayOf } from './give-back.ts';
import { GATEWAY } from './lock-online-payments.ts';
import { notifyOfPayment } from './payment-steps.ts';
import { refundableAmount } from './refunds/refundable-amount.ts';
import { spreadOver } from './shares/spread.ts';
import { paymentRefunds, payments, refundRequests } from './table.ts';

const REASON = 'The bank did not take the refund';

interface Failing {
  gateway: string;
  refund: GatewayRefund;
  /** What the payment became, locked. */
  paid: readonly PaymentRow[];
  /** What is known of the refund. */
  known: readonly (typeof paymentRefunds.$inferSelect)[];
  /** Which the refund answers; null for one that was made at the gateway. */
  request: typeof refundRequests.$inferSelect | null;
  now: Date;
}

/** A part of the refund, of one payment. */
interface Part {
  payment: PaymentRow;
  cents: Cents;
  /** Whether it had gone back. */
  hadGone: boolean;
  /** What of `refundingCents` it answers. */
  wasRefunding: Cents;
}

/**
 * PY-09: a refund failed, perhaps after it had succeeded. Its money is there again, without an invoice: those that it had
 * paid may have been paid otherwise since. Super admins are notified, and decide. Reported again, nothing changes; a refund that
 * failed before anything else was reported of it moves nothing, and is remembered as failed.
 */
export async function failRefund(tx: Handle, failing: Failing): Promise<void> {
  if (failing.known.some(({ kind }) => kind === 'refundFailed')) return;
  for (const part of partsOf(failing)) await failPart(tx, failing, part);
  if (!failing.request) return;
  await tx
    .update(refundRequests)
    .set({ state: 'failed' })
    .where(eq(refundRequests.id, failing.request.id));
}

function partsOf({ paid, known, request, refund }: Failing): Part[] {
  if (known.length > 0) {
    return known.map(({ paymentNumber, amountCents: cents }) => {
      const payment = ofNumber(paid, paymentNumber);
      return { payment, cents, hadGone: true, wasRefunding: 0 };
    });
  }
  if (request) {
    const payment = ofNumber(paid, request.paymentNumber);
    const wasRefunding = request.state === 'waiting' ? request.amountCents : 0;
    return [{ payment, cents: refund.cents, hadGone: false, wasRefunding }];
  }
  return spreadOver(paid.map(refundableAmount), refund.cents).map(({ number, cents }) => {
    return { payment: ofNumber(paid, number), cents, hadGone: false, wasRefunding: 0 };
  });
}

function ofNumber(paid: readonly PaymentRow[], number: string): PaymentRow {
  const payment = paid.find((one) => one.number === number);
  if (!payment) throw new Error(`Payment ${number} is missing`);
  return payment;
}

async function failPart(tx: Handle, { gateway, refund, now }: Failing, part: Part): Promise<void> {
  const { payment, cents, hadGone, wasRefunding } = part;
  const { number, accountNumber, unappliedCents, refundedCents, version } = payment;
  const back = hadGone ? cents : 0;
  const transactionId = hadGone ? await post(tx, { gateway, refund, payment, cents, now }) : null;
  await tx
    .update(payments)
    .set({
      unappliedCents: unappliedCents + back,
      refundedCents: refundedCents - back,
      refundingCents: payment.refundingCents - wasRefunding,
      version: version + 1,
    })
    .where(eq(payments.number, number));
  await tx.insert(paymentRefunds).values({
    paymentNumber: number,
    kind: 'refundFailed',
    gatewayId: refund.id,
    amountCents: cents,
    refundedOn: await todayOf(tx, accountNumber, now),
    reference: refund.id.slice(0, 60),
    reason: REASON,
    recordedAt: now,
    recordedBy: GATEWAY.name,
    transactionId,
  });
  await notifyOfPayment(tx, {
    actor: GATEWAY,
    payment: { number, accountNumber, version: version + 1 },
    shares: [],
    before: { unappliedCents, refundedCents },
    after: {
      unappliedCents: unappliedCents + back,
      refundedCents: refundedCents - back,
      refundFailed: cents,
    },
  });
  const ref = { paymentNumber: number, refundId: refund.id };
  await notifyOfEvents(tx, [{ event: 'refundFailed', key: number, ref }]);
}

async function post(
  tx: Handle,
  {
    gateway,
    refund,
    payment: { number, accountNumber },
    cents,
    now,
  }: Pick<Failing, 'gateway' | 'refund' | 'now'> & { payment: PaymentRow; cents: Cents },
): Promise<number> {
  const request = {
    key: `refundFailed:${refund.id}:${number}`,
    kind: 'refund' as const,
    entries: failedRefundEntries(accountNumber, { into: `in-flight:${gateway}`, cents }),
    effectiveAt: now,
    reason: REASON,
    actor: GATEWAY,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  return posted.id;
}
