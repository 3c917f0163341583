import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { mayDo } from '#domain/permissions.ts';
import type { Order } from '#domain/schemas/order.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import { againPath, againTypes } from '../order-again.ts';

/** OR-09: links to order again from this order, for users who can order. */
export function OrderAgain({ order }: { order: Order }) {
  const text = useText('orders');
  const { roles } = useSession();
  if (!mayDo(roles, 'orders:submit')) return null;
  return againTypes(order.state).map((type) => (
    <Button key={type} variant="outlined" component={LinkBase} to={againPath(type, order.id)}>
      {text(`again.${type}`)}
    </Button>
  ));
}
