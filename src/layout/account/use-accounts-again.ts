import { useCallback, useEffect, useState } from 'react';
import { useSessionActions } from '#providers/session/use-session.ts';

/** In ms, and up to as much again: not all browsers ask at once when the server is back. */
const PAUSE = 10_000;

const reloadPage = (): void => location.reload();

/**
 * Asks for the accounts again, now and then, when the browser is online again, and on `ask`. When the account turns out
 * to be granted no more, the page starts anew on another one, as after a choice (LY-07).
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
    // The alert stays while they are not known; the failed request is in the log.
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
