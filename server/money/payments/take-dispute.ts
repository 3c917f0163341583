import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { disputeEntries } from '#domain/money/ledger/postings.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { GatewayDispute } from '../gateway/port.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { reverseTransaction } from '../ledger/reverse-transaction.ts';
import type { PaymentRow } from './find-payments.ts';
import { giveBack } from './give-back.ts';
import { GATEWAY, lockOnlinePayments } from './lock-online-payments.ts';
import { notifyOfPayment } from './payment-steps.ts';
import { refundableAmount } from './refunds/refundable-amount.ts';
import { spreadOver } from './shares/spread.ts';
import { paymentDisputes, payments } from './table.ts';

interface Disputed {
  gateway: string;
  dispute: GatewayDispute;
  now: Date;
}

type DisputeRow = typeof paymentDisputes.$inferSelect;

/**
 * PY-09: takes note of what the practice's bank says about a payment. While a dispute is open, it holds the money back;
 * a lost one takes it, and its invoices are open again. A bank debit that is returned after it was paid comes as a
 * dispute that is lost at once. What is decided stays decided, in whatever order it is reported.
 *
 * @throws Error when the payment is not known yet, so that it is taken note of later
 */
export async function takeDispute(tx: Handle, disputed: Disputed): Promise<void> {
  const { dispute } = disputed;
  const paid = await lockOnlinePayments(tx, dispute.paymentId);
  if (paid.length === 0) throw new Error('The disputed payment is not known yet');
  const known = await tx
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.disputeId, dispute.id));
  if (known.length === 0) {
    for (const { number, cents } of spreadOver(paid.map(refundableAmount), dispute.cents)) {
      await takeNew(tx, disputed, { payment: ofNumber(paid, number), cents });
    }
    return;
  }
  for (const row of known) {
    if (row.state === 'open')
      await decide(tx, disputed, { row, payment: ofNumber(paid, row.paymentNumber) });
  }
}

function ofNumber(paid: readonly PaymentRow[], number: string): PaymentRow {
  const payment = paid.find((one) => one.number === number);
  if (!payment) throw new Error(`Payment ${number} is missing`);
  return payment;
}

async function takeNew(
  tx: Handle,
  { gateway, dispute, now }: Disputed,
  { payment, cents }: { payment: PaymentRow; cents: Cents },
): Promise<void> {
  const { id: disputeId, state, reason } = dispute;
  const from = `in-flight:${gateway}` as const;
  const { number: paymentNumber } = payment;
  let transactionId: number | null = null;
  if (state === 'open') {
    const request = {
      key: `dispute:${disputeId}:${paymentNumber}`,
      kind: 'dispute' as const,
      entries: disputeEntries(from, cents),
      effectiveAt: now,
      reason,
      actor: GATEWAY,
    };
    const [posted] = await postTransactions(tx, [request], now);
    transactionId = posted?.id ?? null;
    await notifyOfDispute(tx, payment, { state, reason });
    await notifyOf(tx, 'paymentDisputed', paymentNumber);
    await notifyOf(tx, 'paymentHeldBack', paymentNumber);
  }
  await tx.insert(paymentDisputes).values({
    disputeId,
    paymentNumber,
    amountCents: cents,
    reason,
    state,
    openedAt: now,
    decidedAt: state === 'open' ? null : now,
    transactionId,
  });
  if (state === 'lost') await lose(tx, { payment, cents, from, dispute, now });
}

async function decide(
  tx: Handle,
  { dispute, now }: Disputed,
  { row, payment }: { row: DisputeRow; payment: PaymentRow },
): Promise<void> {
  const { state, reason } = dispute;
  if (state === 'open') return;
  await tx
    .update(paymentDisputes)
    .set({ state, decidedAt: now })
    .where(
      and(
        eq(paymentDisputes.disputeId, row.disputeId),
        eq(paymentDisputes.paymentNumber, row.paymentNumber),
      ),
    );
  if (state === 'lost') {
    await lose(tx, { payment, cents: row.amountCents, from: 'disputes', dispute, now });
    return;
  }
  if (row.transactionId === null) throw new Error(`The dispute ${row.disputeId} holds nothing`);
  const back = { actor: GATEWAY, reason: 'Dispute won', effectiveAt: now, now };
  await reverseTransaction(tx, { id: row.transactionId, ...back });
  await notifyOfDispute(tx, payment, { state, reason });
}

interface Losing {
  payment: PaymentRow;
  cents: Cents;
  from: 'disputes' | `in-flight:${string}`;
  dispute: GatewayDispute;
  now: Date;
}

async function lose(tx: Handle, { payment, cents, from, dispute, now }: Losing): Promise<void> {
  const { id: gatewayId, reason } = dispute;
  const back = { kind: 'return' as const, gatewayId, reason, wasRefunding: 0 };
  await giveBack(tx, { ...back, payment, cents, from, actor: GATEWAY, now });
  await notifyOf(tx, 'paymentReturned', payment.number);
}

/** SE-03: a dispute changes no amount of the payment, but its history. */
async function notifyOfDispute(
  tx: Handle,
  { number, accountNumber, version }: PaymentRow,
  { state, reason }: Pick<GatewayDispute, 'state' | 'reason'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ version: version + 1 })
    .where(eq(payments.number, number));
  await notifyOfPayment(tx, {
    actor: GATEWAY,
    payment: { number, accountNumber, version: version + 1 },
    shares: [],
    before: { dispute: state === 'open' ? null : 'open' },
    after: { dispute: state, disputeReason: reason },
  });
}

async function notifyOf(
  tx: Handle,
  event: 'paymentReturned' | 'paymentDisputed' | 'paymentHeldBack',
  paymentNumber: string,
): Promise<void> {
  await notifyOfEvents(tx, [{ event, key: paymentNumber, ref: { paymentNumber } }]);
}
