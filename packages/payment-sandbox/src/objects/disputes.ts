import { newId } from '../state/ids.ts';
import type { Dispute } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { addBalance } from './balance.ts';
import { chargeOf } from './charges.ts';
import { emit } from './events.ts';
import { figuresOf } from './figures.ts';
import { change, find } from './find.ts';

interface Cause {
  reason: string;
  /** A bank that returns a debit leaves nothing to answer: the dispute is lost at once. */
  isFinal: boolean;
}

/** The bank takes the money of a payment back. */
export function createDispute(
  sandbox: Sandbox,
  intentId: string,
  { reason, isFinal }: Cause,
): Dispute {
  const intent = find(sandbox, 'intent', intentId, 'payment_intent');
  const charge = chargeOf(sandbox, intent);
  if (charge?.status !== 'succeeded' || charge.disputed || charge.refunded) {
    throw new ApiError(400, 'This payment cannot be disputed: nothing of it came in and stayed.');
  }
  change(sandbox, 'charge', charge, { disputed: true });
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: seconds(sandbox),
    livemode: false,
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
  };
  sandbox.store.put('dispute', dispute);
  const fee = figuresOf(sandbox).dispute;
  const { amount } = dispute;
  addBalance(sandbox, {
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    fee,
    of: dispute,
  });
  emit(sandbox, 'charge.dispute.created', dispute);
  emit(sandbox, 'charge.dispute.funds_withdrawn', dispute);
  return isFinal ? closeDispute(sandbox, dispute.id, 'lost') : dispute;
}

export function closeDispute(sandbox: Sandbox, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = find(sandbox, 'dispute', id);
  if (dispute.status !== 'needs_response') {
    throw new ApiError(400, `This dispute is already closed (${dispute.status}).`);
  }
  const closed = change(sandbox, 'dispute', dispute, { status });
  if (status === 'won') {
    change(sandbox, 'charge', find(sandbox, 'charge', dispute.charge), { disputed: false });
    giveBack(sandbox, closed);
    emit(sandbox, 'charge.dispute.funds_reinstated', closed);
  }
  emit(sandbox, 'charge.dispute.closed', closed);
  return closed;
}

/** What a dispute took comes back, with its fee. */
function giveBack(sandbox: Sandbox, dispute: Dispute): void {
  const taken = sandbox.store.list('balance').find(({ source }) => source === dispute.id);
  const facts = { type: 'adjustment', category: 'dispute_reversal', of: dispute };
  addBalance(sandbox, { ...facts, amount: dispute.amount, fee: -(taken?.fee ?? 0) });
}
