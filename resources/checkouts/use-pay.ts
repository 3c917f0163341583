import { useState } from 'react';
import { useNavigate } from 'react-admin';
import type { CheckoutInput } from '#domain/money/checkouts/checkout.ts';
import type { OwedShare } from '#domain/money/checkouts/split-credit.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { creditRequests } from '#providers/money/credits.ts';
import { useStep } from '../shared/step/use-step.ts';
import { checkoutPath } from './parts/checkout-path.ts';
import { useCheckoutStep } from './parts/use-checkouts.ts';
import type { PayForm } from './use-pay-form.ts';

/**
 * PY-01: begins to pay, and leaves for the gateway's page; what lens credit covers is paid at once. A request without a
 * clear answer keeps its key, so that trying again begins nothing twice.
 */
export function usePay({ method, saved, savesMethod, memo, owed, total, creditCents }: PayForm) {
  const navigate = useNavigate();
  const locale = useLocale();
  const online = useCheckoutStep(
    (requests, input: CheckoutInput, key) => requests.begin(input, key),
    ({ id, state, source, pageUrl }) => {
      if (pageUrl !== null) globalThis.location.assign(pageUrl);
      else if (source !== 'page' && state !== 'failed') navigate(checkoutPath(id));
    },
  );
  const byCredit = usePayByCredit();
  const amountCents = total - creditCents;
  /** `onPage`: on the gateway's page, whatever is saved. */
  const begin = ({ onPage = false }: { onPage?: boolean } = {}) => {
    if (amountCents === 0) {
      byCredit.mutate(owed);
      return;
    }
    const shares = owed.map(({ invoiceNumber, cents }) => ({ invoiceNumber, cents }));
    const methodId = onPage ? null : (saved?.id ?? null);
    const how = { method, methodId, savesMethod: methodId === null && savesMethod };
    online.mutate({ ...how, memo, amountCents, creditCents, shares, locale });
  };
  // Until the browser has left, the button stays busy: a second click would begin nothing new, but look as if.
  const isLeaving = online.isSuccess && online.data.pageUrl !== null;
  return {
    begin,
    amountCents,
    error: online.error ?? byCredit.error,
    /** The payment by a saved method that was refused. */
    refused: online.data?.state === 'failed' ? online.data : null,
    isPending: online.isPending || byCredit.isPending || isLeaving,
  };
}

/** Pays shares of invoices with the lens credit of their accounts, one request for each account. */
function usePayByCredit() {
  const connection = useConnection();
  const text = useText('checkouts');
  // Each request has a key of its own.
  const [keys] = useState(createKeys);
  return useStep({
    send: async (shares: readonly OwedShare[]) => {
      const { apply } = creditRequests(connection);
      for (const accountNumber of new Set(shares.map((share) => share.accountNumber))) {
        const own = shares
          .filter((share) => share.accountNumber === accountNumber)
          .map(({ invoiceNumber, cents }) => ({ invoiceNumber, cents }));
        const input = { accountNumber, shares: own };
        await keys.using(JSON.stringify(input), (key) => apply(input, key));
      }
    },
    changes: ['credits', 'invoices'],
    done: () => text('paidByCredit'),
  });
}
