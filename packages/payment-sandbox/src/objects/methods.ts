import { newId } from '../state/ids.ts';
import type { Method } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { emit } from './events.ts';
import { change } from './find.ts';

/** What a practice entered on the page, without the number: only its last digits and how it behaves. */
export interface Entered {
  name: string;
  behavior: string;
  card?: Method['card'];
  us_bank_account?: Method['us_bank_account'];
}

export function createMethod(sandbox: Sandbox, entered: Entered): Method {
  const { name, behavior, ...details } = entered;
  const method: Method = {
    id: newId('pm'),
    object: 'payment_method',
    created: seconds(sandbox),
    livemode: false,
    type: details.card ? 'card' : 'us_bank_account',
    customer: null,
    billing_details: { name },
    metadata: {},
    ...details,
  };
  sandbox.store.put('method', method);
  sandbox.store.put('instrument', { id: method.id, behavior });
  return method;
}

/** Saves a method for a customer. */
export function attach(sandbox: Sandbox, method: Method, customer: string | null): Method {
  if (customer === null || method.customer === customer) return method;
  const attached = change(sandbox, 'method', method, { customer });
  emit(sandbox, 'payment_method.attached', attached);
  return attached;
}

export function detach(sandbox: Sandbox, method: Method): Method {
  if (method.customer === null) {
    throw new ApiError(
      400,
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached = change(sandbox, 'method', method, { customer: null });
  emit(sandbox, 'payment_method.detached', detached, { customer: method.customer });
  return detached;
}
