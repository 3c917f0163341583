import {
  onlinePaymentSchema,
  openCheckoutSchema,
  type CheckoutInput,
  type OnlinePayment,
  type OpenCheckout,
} from '#domain/money/checkouts/checkout.ts';
import type { Rest } from '../http/connection.ts';

/** PY-01: what a practice asks about online payments. */
export interface CheckoutRequests {
  /** Whether the portal takes payments online. */
  online: () => Promise<OnlinePayment>;
  /** Reserves the amounts and opens the gateway's page. `key`: the same for a repeated request. */
  begin: (input: CheckoutInput, key: string) => Promise<OpenCheckout>;
  /** One online payment with the gateway's page. */
  find: (id: string) => Promise<OpenCheckout>;
  /** Gives up a payment that nobody made. Returns it as it is then: it may have been made meanwhile. */
  cancel: (id: string) => Promise<OpenCheckout>;
  /** Asks the gateway how the payment stands, without waiting for its call. */
  check: (id: string) => Promise<OpenCheckout>;
}

function pathOf(id: string, step = ''): string {
  return `/checkouts/${encodeURIComponent(id)}${step}`;
}

export function checkoutRequests({ rest }: Pick<Rest, 'rest'>): CheckoutRequests {
  const schema = openCheckoutSchema;
  return {
    online: () => rest('/online-payment', { kind: 'background', schema: onlinePaymentSchema }),
    begin: (body, idempotencyKey) =>
      rest('/checkouts', { kind: 'change', method: 'POST', body, idempotencyKey, schema }),
    find: (id) => rest(pathOf(id), { kind: 'record', schema }),
    cancel: (id) => rest(pathOf(id, '/cancel'), { kind: 'change', method: 'POST', schema }),
    check: (id) => rest(pathOf(id, '/check'), { kind: 'change', method: 'POST', schema }),
  };
}
