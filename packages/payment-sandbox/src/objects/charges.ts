import { newId } from '../state/ids.ts';
import type { Charge, Intent, Method } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { change, find } from './find.ts';

/** An attempt to take the money of an intent. */
export function createCharge(
  sandbox: Sandbox,
  intent: Intent,
  method: Method,
  outcome: Pick<Charge, 'status'> & Partial<Pick<Charge, 'failure_code' | 'failure_message'>>,
): Charge {
  const { amount, currency, customer, metadata } = intent;
  const charge: Charge = {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    created: seconds(sandbox),
    livemode: false,
    amount,
    amount_refunded: 0,
    currency,
    customer,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata,
    paid: outcome.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    ...outcome,
  };
  sandbox.store.put('charge', charge);
  return charge;
}

/** The latest charge of an intent; null before the first one. */
export function chargeOf(sandbox: Sandbox, intent: Intent): Charge | null {
  return intent.latest_charge === null ? null : find(sandbox, 'charge', intent.latest_charge);
}

export function settleCharge(sandbox: Sandbox, charge: Charge, failure: string | null): Charge {
  return change(sandbox, 'charge', charge, {
    status: failure === null ? 'succeeded' : 'failed',
    paid: failure === null,
    failure_code: failure,
  });
}
