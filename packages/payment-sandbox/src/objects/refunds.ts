import { newId } from '../state/ids.ts';
import type { Charge, Metadata, Refund } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { addBalance } from './balance.ts';
import { chargeOf } from './charges.ts';
import { emit } from './events.ts';
import { change, find } from './find.ts';
import { later } from './tasks.ts';

/** Gives money of a payment back: to a card at once, to a bank account after a while. */
export function createRefund(
  sandbox: Sandbox,
  asked: { intentId: string; amount: number | null; metadata: Metadata },
): Refund {
  const intent = find(sandbox, 'intent', asked.intentId, 'payment_intent');
  const charge = chargeOf(sandbox, intent);
  if (charge?.status !== 'succeeded') {
    throw new ApiError(400, 'This PaymentIntent does not have a successful charge to refund.', {
      code: 'charge_not_refundable',
    });
  }
  const amount = asked.amount ?? charge.amount - charge.amount_refunded;
  assertRefundable(charge, amount);
  const isCard = find(sandbox, 'method', charge.payment_method).type === 'card';
  const refund: Refund = {
    id: newId(isCard ? 're' : 'pyr'),
    object: 'refund',
    created: seconds(sandbox),
    livemode: false,
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: asked.metadata,
    payment_intent: intent.id,
    reason: null,
    status: isCard ? 'succeeded' : 'pending',
  };
  sandbox.store.put('refund', refund);
  addBalance(sandbox, {
    type: isCard ? 'refund' : 'payment_refund',
    category: 'refund',
    amount: -amount,
    of: refund,
  });
  emit(sandbox, 'refund.created', refund);
  emit(sandbox, 'charge.refunded', refunded(sandbox, charge, amount));
  if (!isCard) later(sandbox, sandbox.delays.refund, { kind: 'refund', refundId: refund.id });
  return refund;
}

function assertRefundable(charge: Charge, amount: number): void {
  const rest = charge.amount - charge.amount_refunded;
  if (charge.disputed) {
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (rest === 0) {
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1 || amount > rest) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`;
    throw new ApiError(400, message, { param: 'amount' });
  }
}

function refunded(sandbox: Sandbox, charge: Charge, amount: number): Charge {
  const amountRefunded = charge.amount_refunded + amount;
  return change(sandbox, 'charge', charge, {
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  });
}

/** A refund that was on its way arrives, or comes back: then the charge is as it was before. */
export function settleRefund(sandbox: Sandbox, refundId: string, failure: string | null): Refund {
  const refund = find(sandbox, 'refund', refundId);
  if (refund.status === 'failed' || (refund.status === 'succeeded' && failure === null)) {
    return refund;
  }
  const settled = change(
    sandbox,
    'refund',
    refund,
    failure === null ? { status: 'succeeded' } : { status: 'failed', failure_reason: failure },
  );
  if (failure !== null) {
    refunded(sandbox, find(sandbox, 'charge', refund.charge), -refund.amount);
    const type = 'refund_failure';
    addBalance(sandbox, { type, category: type, amount: refund.amount, of: refund });
  }
  emit(sandbox, 'refund.updated', settled);
  if (failure !== null) emit(sandbox, 'refund.failed', settled);
  return settled;
}
