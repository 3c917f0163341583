import { addBalance } from '../objects/balance.ts';
import { chargeOf, createCharge, settleCharge } from '../objects/charges.ts';
import { emit } from '../objects/events.ts';
import { feeOf } from '../objects/figures.ts';
import { change, find } from '../objects/find.ts';
import { refuse, sessionOf } from '../objects/intents.ts';
import { attach } from '../objects/methods.ts';
import { complete } from '../objects/sessions.ts';
import { later } from '../objects/tasks.ts';
import type { Charge, Intent, Method } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { DEBIT_REFUSALS, type Behavior } from './test-numbers.ts';

export function behaviorOf(sandbox: Sandbox, method: Method): Behavior {
  return find(sandbox, 'instrument', method.id).behavior as Behavior;
}

/** The money of a card comes in at once. */
export function takeFromCard(sandbox: Sandbox, intent: Intent, method: Method): Intent {
  const charge = createCharge(sandbox, intent, method, { status: 'succeeded' });
  return succeed(sandbox, keep(sandbox, intent, method), charge);
}

/** A bank needs days: until then the debit is on its way. */
export function takeFromBank(sandbox: Sandbox, intent: Intent, method: Method): Intent {
  const charge = createCharge(sandbox, intent, method, { status: 'pending' });
  const processing = change(sandbox, 'intent', keep(sandbox, intent, method), {
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: method.id,
  });
  emit(sandbox, 'charge.pending', charge);
  emit(sandbox, 'payment_intent.processing', processing);
  const session = sessionOf(sandbox, intent.id);
  if (session?.status === 'open') complete(sandbox, session, false);
  const behavior = behaviorOf(sandbox, method);
  const code = DEBIT_REFUSALS[behavior];
  const { id: intentId } = intent;
  const { debit } = sandbox.delays;
  if (code) later(sandbox, debit, { kind: 'refuse', intentId, code });
  else if (behavior !== 'debitStays') later(sandbox, debit, { kind: 'settle', intentId });
  return processing;
}

/** Saves the method when the payment was to. */
function keep(sandbox: Sandbox, intent: Intent, method: Method): Intent {
  if (intent.setup_future_usage) attach(sandbox, method, intent.customer);
  return intent;
}

/** The bank has sent the money of a debit. One that is not on its way stays as it is. */
export function settleDebit(sandbox: Sandbox, intentId: string): Intent {
  const intent = find(sandbox, 'intent', intentId);
  const charge = chargeOf(sandbox, intent);
  if (intent.status !== 'processing' || !charge) return intent;
  return succeed(sandbox, intent, settleCharge(sandbox, charge, null));
}

/** The bank refuses a debit that is on its way. */
export function refuseDebit(sandbox: Sandbox, intentId: string, code: string): Intent {
  const intent = find(sandbox, 'intent', intentId);
  const charge = chargeOf(sandbox, intent);
  if (intent.status !== 'processing' || !charge) return intent;
  emit(sandbox, 'charge.failed', settleCharge(sandbox, charge, code));
  const method = find(sandbox, 'method', charge.payment_method);
  const message = 'The bank refused the debit.';
  const refusal = { code: 'payment_intent_payment_attempt_failed', message };
  const refused = refuse(sandbox, intent, method, refusal, { isCharged: false });
  const session = sessionOf(sandbox, intentId);
  if (session) emit(sandbox, 'checkout.session.async_payment_failed', session);
  return refused;
}

function succeed(sandbox: Sandbox, intent: Intent, charge: Charge): Intent {
  const succeeded = change(sandbox, 'intent', intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
  });
  const { type } = find(sandbox, 'method', charge.payment_method);
  addBalance(sandbox, {
    type: type === 'card' ? 'charge' : 'payment',
    category: 'charge',
    amount: charge.amount,
    fee: feeOf(sandbox, type, charge.amount),
    of: charge,
  });
  emit(sandbox, 'charge.succeeded', charge);
  emit(sandbox, 'payment_intent.succeeded', succeeded);
  const session = sessionOf(sandbox, intent.id);
  if (session?.status === 'open') complete(sandbox, session, true);
  else if (session) {
    const paid = change(sandbox, 'session', session, { payment_status: 'paid' });
    emit(sandbox, 'checkout.session.async_payment_succeeded', paid);
  }
  planDispute(sandbox, succeeded, charge);
  return succeeded;
}

function planDispute(sandbox: Sandbox, intent: Intent, charge: Charge): void {
  const behavior = behaviorOf(sandbox, find(sandbox, 'method', charge.payment_method));
  const { returned, dispute } = sandbox.delays;
  const of = { kind: 'dispute', intentId: intent.id } as const;
  if (behavior === 'debitReturned') {
    later(sandbox, returned, { ...of, reason: 'insufficient_funds', isFinal: true });
  }
  if (behavior === 'disputed') {
    later(sandbox, dispute, { ...of, reason: 'fraudulent', isFinal: false });
  }
}
