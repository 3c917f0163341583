import { newId } from '../state/ids.ts';
import type { Intent, Method, PaymentError, Session } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { createCharge } from './charges.ts';
import { emit } from './events.ts';
import { change, find } from './find.ts';

type Asked = Pick<Intent, 'amount' | 'currency' | 'customer' | 'description' | 'metadata'> &
  Partial<Pick<Intent, 'setup_future_usage' | 'payment_method_types'>>;

export function createIntent(sandbox: Sandbox, asked: Asked): Intent {
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    created: seconds(sandbox),
    livemode: false,
    amount_received: 0,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card', 'us_bank_account'],
    setup_future_usage: null,
    status: 'requires_payment_method',
    ...asked,
  };
  sandbox.store.put('intent', intent);
  emit(sandbox, 'payment_intent.created', intent);
  return intent;
}

/** The session that an intent belongs to; null when it was charged without a page. */
export function sessionOf({ store }: Sandbox, intentId: string): Session | null {
  return store.list('session').find((session) => session.payment_intent === intentId) ?? null;
}

type Refusal = Pick<PaymentError, 'code' | 'message'> & { decline_code?: string };

/** A method was refused: another one may be tried. Returns the intent. */
export function refuse(
  sandbox: Sandbox,
  intent: Intent,
  method: Method,
  refusal: Refusal,
  { isCharged = true } = {},
): Intent {
  const charge = isCharged
    ? createCharge(sandbox, intent, method, {
        status: 'failed',
        failure_code: refusal.code,
        failure_message: refusal.message,
      })
    : null;
  const refused = change(sandbox, 'intent', intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: { type: 'card_error', ...refusal, payment_method: method },
  });
  if (charge) emit(sandbox, 'charge.failed', charge);
  emit(sandbox, 'payment_intent.payment_failed', refused);
  return refused;
}

export function cancel(sandbox: Sandbox, intentId: string): void {
  const intent = find(sandbox, 'intent', intentId);
  const canceled = change(sandbox, 'intent', intent, { status: 'canceled', next_action: null });
  emit(sandbox, 'payment_intent.canceled', canceled);
}
