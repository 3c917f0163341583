import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';

/** In ms, plus a random time of up to as much: not all browsers retry at once when the server is back. */
const PAUSE = 10_000;

const reloadPage = (): void => location.reload();

/** LY-12: says that the accounts could not be loaded, and retries until they are. */
export function AccountsUnknown() {
  const { accountsUnknown } = useSession();
  return accountsUnknown && <AskingAgain />;
}

function AskingAgain() {
  const text = useText('shell');
  const { isAsking, ask } = useAccountsAgain();
  return (
    <Alert
      severity="warning"
      sx={{ m: { xs: 2, md: 3 }, mb: 0 }}
      action={
        <Button color="inherit" size="small" loading={isAsking} onClick={() => void ask()}>
          {text('accountsUnknown.retry')}
        </Button>
      }
    >
      {text('accountsUnknown.text')}
    </Alert>
  );
}

/**
 * Retries loading the accounts: periodically, when the browser is online again, and on `ask`. When the selected account
 * is no longer granted, reloads the page with another one, as after a selection (LY-07).
 */
function useAccountsAgain(reload = reloadPage): {
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
