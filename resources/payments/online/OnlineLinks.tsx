import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMoneyPaths } from '../paths/use-money-paths.ts';

/** The way from the payments to those that came online. */
export function OnlineLink() {
  const text = useText('payments');
  return (
    <Button component={LinkBase} to={useMoneyPaths().onlinePayments} size="small">
      {text('online.list')}
    </Button>
  );
}

/** The way back. */
export function RecordedLink() {
  const text = useText('payments');
  return (
    <Button component={LinkBase} to={useMoneyPaths().payments} size="small">
      {text('online.back')}
    </Button>
  );
}
