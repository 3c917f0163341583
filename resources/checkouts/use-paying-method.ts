import { useState } from 'react';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/money/payments/payment-states.ts';
import { usePaymentMethods } from './parts/use-payment-methods.ts';

/**
 * PY-09: how somebody pays: by a saved method of the account, at first by its default, or on the gateway's page. Several
 * accounts have no saved method in common.
 */
export function usePayingMethod(accountNumber: string | undefined) {
  const { data, isLoading } = usePaymentMethods(accountNumber);
  const methods = data?.methods ?? [];
  /** Undefined until somebody chooses. */
  const [chosen, setChosen] = useState<string | undefined>();
  const [savesMethod, setSavesMethod] = useState(false);
  const page = ONLINE_METHODS.find((known) => known === chosen);
  const saved =
    methods.find(({ id }) => id === chosen) ??
    (page ? undefined : methods.find(({ isDefault }) => isDefault));
  const method: OnlineMethod = saved?.kind ?? page ?? 'card';
  const canSave = accountNumber !== undefined;
  return {
    methods,
    /** Nothing can be paid before it is known what is chosen. */
    isMethodLoading: isLoading,
    /** The saved method that pays; undefined to pay on the gateway's page. */
    saved,
    method,
    chooseMethod: setChosen,
    canSave,
    savesMethod: canSave && savesMethod,
    setSavesMethod,
  };
}
