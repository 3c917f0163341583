import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { Order } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { resubmitPath } from '../common/order-again.ts';

/** OR-06: shows first why an order was rejected, with a link to correct it for users who can order. */
export function OrderRejected({ order }: { order: Order }) {
  const text = useText('orders');
  const showText = useText('orderShow');
  const may = useMay();
  if (order.state !== 'rejected') return null;
  const reason = order.events.findLast(({ action }) => action === 'reject')?.reason ?? '';
  const mayCorrect = may('orders:submit', order.accountNumber);
  return (
    <Alert
      severity="error"
      sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      action={
        mayCorrect && (
          <Button variant="contained" component={LinkBase} to={resubmitPath(order.id)}>
            {text('again.resubmit')}
          </Button>
        )
      }
    >
      {order.withheld ? showText('rejectedWithheld') : text('show.rejected', { reason })}
    </Alert>
  );
}
