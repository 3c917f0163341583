import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useOrderRecord } from './use-order-record.ts';

/** OR-06: shows which rejected order is being corrected, and why it was rejected. */
export function RejectionNote({ orderId }: { orderId: string }) {
  const text = useText('customer');
  const { data: order } = useOrderRecord(orderId);
  if (!order) return null;
  const { number, state, events } = order;
  const reason = events.findLast(({ action }) => action === 'reject')?.reason ?? '';
  const isWaiting = state === 'rejected';
  return (
    <Alert severity="warning">
      <strong>{text(isWaiting ? 'source.correct' : 'source.notRejected', { number })}</strong>
      {isWaiting && reason && <div>{text('source.rejected', { reason })}</div>}
      <MuiLink component={LinkBase} to={`/customer/orders/${order.id}`}>
        {text('source.show', { number })}
      </MuiLink>
    </Alert>
  );
}
