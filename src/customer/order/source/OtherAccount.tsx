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

/** Says that an earlier order belongs to another account of the practice: orders are for the selected account only. */
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
