import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PAY_PATH } from '../checkouts/parts/checkout-path.ts';
import { useOnlinePayment } from '../checkouts/parts/use-checkouts.ts';

/** PY-01: the way to pay the invoices of the list; none for invoices that a buying group owes. */
export function HowToPay() {
  const text = useText('invoices');
  const checkouts = useText('checkouts');
  const { data } = useListContext<Invoice>();
  const online = useOnlinePayment();
  const groups = new Set(data?.map(({ billedThrough }) => billedThrough));
  const [group] = groups;
  if (groups.size === 1 && group) {
    return <Alert severity="info">{text('billedThrough', { group })}</Alert>;
  }
  if (!online) return null;
  if (!online.isOffered) return <Alert severity="info">{checkouts('notOffered')}</Alert>;
  return (
    <Button component={LinkBase} to={PAY_PATH} variant="contained" sx={{ alignSelf: 'start' }}>
      {checkouts('pay')}
    </Button>
  );
}
