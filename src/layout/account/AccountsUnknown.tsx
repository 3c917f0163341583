import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSession } from '#providers/session/use-session.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { useAccountsAgain } from './use-accounts-again.ts';

/** LY-12: says that the accounts could not be loaded, and retries until they are. */
export function AccountsUnknown() {
  const { accountsUnknown } = useSession();
  return accountsUnknown && <AskingAgain />;
}

function AskingAgain() {
  const text = useShellText();
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
