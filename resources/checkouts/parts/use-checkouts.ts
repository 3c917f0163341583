import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { checkoutRequests, type CheckoutRequests } from '#providers/money/checkouts.ts';
import { useStep } from '../../shared/step/use-step.ts';

const CHANGES = ['checkouts', 'invoices', 'payments'];

export function useCheckoutRequests(): CheckoutRequests {
  const connection = useConnection();
  return useMemo(() => checkoutRequests(connection), [connection]);
}

/** PY-01: whether the portal takes payments online; undefined until it is known. */
export function useOnlinePayment() {
  const requests = useCheckoutRequests();
  const { data } = useQuery({
    queryKey: ['onlinePayment'],
    queryFn: requests.online,
    staleTime: Infinity,
  });
  return data;
}

/**
 * PY-01: takes a step with an online payment. `onDone` is called even if the page has changed meanwhile: a payment that has
 * begun leaves nothing to pay.
 */
export function useCheckoutStep<Input>(
  take: (requests: CheckoutRequests, input: Input, key: string) => Promise<OpenCheckout>,
  onDone?: (checkout: OpenCheckout) => void,
) {
  const requests = useCheckoutRequests();
  return useStep<Input, OpenCheckout>({
    send: (input, key) => take(requests, input, key),
    changes: CHANGES,
    onDone,
  });
}
