import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useCustomerText } from '../../use-customer-text.ts';

interface OtherAccountProps {
  number: string;
  account: string;
  reload?: () => void;
}

const reloadPage = (): void => location.reload();

/** An earlier order of another of the practice's accounts: lenses are ordered for the selected one only. */
export function OtherAccount({ number, account, reload = reloadPage }: OtherAccountProps) {
  const text = useCustomerText();
  const { chooseAccount } = useSessionActions();
  const select = () => {
    chooseAccount(account);
    reload();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={select}>
          {text('source.switch', { account })}
        </Button>
      }
    >
      {text('source.otherAccount', { number, account })}
    </Alert>
  );
}
