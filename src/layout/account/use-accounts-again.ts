import { useCallback, useEffect, useState } from 'react';
import { useSessionActions } from '#providers/session/use-session.ts';

/** In ms, plus a random time of up to as much: not all browsers retry at once when the server is back. */
const PAUSE = 10_000;

const reloadPage = (): void => location.reload();

/**
 * Retries loading the accounts: periodically, when the browser is online again, and on `ask`. When the selected account
 * is no longer granted, reloads the page with another one, as after a selection (LY-07).
 */
export function useAccountsAgain(reload = reloadPage): {
  isAsking: boolean;
  ask: () => Promise<void>;
} {
  const { get, readAccounts } = useSessionActions();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(async () => {
    const { accountNumber } = get();
    setIsAsking(true);
    // The alert stays until the accounts are loaded; the failed request is in the log.
    await readAccounts().catch(() => undefined);
    setIsAsking(false);
    if (get().accountNumber !== accountNumber) reload();
  }, [get, readAccounts, reload]);
  useEffect(() => {
    if (isAsking) return undefined;
    const again = () => void ask();
    const timer = setTimeout(again, PAUSE * (1 + Math.random()));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [ask, isAsking]);
  return { isAsking, ask };
}
