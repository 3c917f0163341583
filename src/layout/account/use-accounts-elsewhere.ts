import { useEffect } from 'react';
import { onAccountsElsewhere } from '#providers/browser/accounts-elsewhere.ts';
import { useSessionActions } from '#providers/session/use-session.ts';

/** AD-08: loads the accounts again when another tab has left one or joined one. */
export function useAccountsElsewhere(): void {
  const { readAccounts } = useSessionActions();
  useEffect(
    () =>
      onAccountsElsewhere(() => {
        readAccounts().catch((error: unknown) => {
          console.warn('The accounts changed in another tab', error);
        });
      }),
    [readAccounts],
  );
}
