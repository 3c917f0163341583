import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { nextState } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { againPath, againTypes, resubmitPath } from '../common/order-again.ts';
import type { OrderDecisions } from '../decision/use-order-decision.ts';

interface RowActionsProps {
  order: OrderSummary;
  decisions: OrderDecisions;
}

/** OR-09: the most common actions of a practice on an order in the list: order again, correct, or cancel. */
export function RowActions({ order, decisions }: RowActionsProps) {
  const text = useText('orders');
  const may = useMay();
  const { number, accountNumber } = order;
  const mayOrder = may('orders:submit', accountNumber);
  return (
    <>
      {mayOrder && againTypes(order.state).includes('reorder') && (
        <Button
          size="small"
          component={LinkBase}
          to={againPath('reorder', order.id)}
          aria-label={text('again.reorderOf', { number })}
        >
          {text('again.reorder')}
        </Button>
      )}
      {mayOrder && order.state === 'rejected' && (
        <Button
          size="small"
          component={LinkBase}
          to={resubmitPath(order.id)}
          aria-label={text('again.resubmitOf', { number })}
        >
          {text('again.resubmit')}
        </Button>
      )}
      {nextState(order.state, 'cancel') !== null && may('orders:cancel', accountNumber) && (
        <Button
          size="small"
          color="error"
          aria-label={text('again.cancelOf', { number })}
          onClick={() => decisions.open('cancel', order)}
        >
          {text('again.cancel')}
        </Button>
      )}
    </>
  );
}
