import { useMemo } from 'react';
import type { Share } from '#domain/ledger/postings.ts';
import { sumCents } from '#domain/money.ts';
import type { CheckoutInput } from '#domain/schemas/checkout.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useCheckoutStep } from '../shared/money/use-checkouts.ts';
import type { PayForm } from './use-pay-form.ts';

/**
 * PY-01: begins to pay, and leaves for the gateway's page. A request without a clear answer keeps its key, so that trying
 * again begins nothing twice.
 */
export function usePay({ method, memo }: Pick<PayForm, 'method' | 'memo'>) {
  const locale = useLocale();
  const keys = useMemo(() => createKeys(), []);
  const step = useCheckoutStep(
    (requests, input: CheckoutInput) =>
      keys.using(JSON.stringify(input), (key) => requests.begin(input, key)),
    ({ pageUrl }) => {
      if (pageUrl !== null) globalThis.location.assign(pageUrl);
    },
  );
  const begin = (shares: readonly Share[]) => {
    const amountCents = sumCents(shares.map(({ cents }) => cents));
    step.mutate({ method, memo, amountCents, shares: [...shares], savesMethod: false, locale });
  };
  // Until the browser has left, the button stays busy: a second click would begin nothing new, but look as if.
  const isLeaving = step.isSuccess && step.data.pageUrl !== null;
  return { begin, error: step.error, isPending: step.isPending || isLeaving };
}
