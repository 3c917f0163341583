import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { mayDo } from '#domain/permissions.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import { allowedDecisions } from '../decision/allowed-decisions.ts';
import { againPath, againTypes, resubmitPath } from '../order-again.ts';
import type { OrderDecisions } from '../decision/use-order-decision.ts';

interface RowActionsProps {
  order: OrderSummary;
  decisions: OrderDecisions;
}

/** OR-09: the most common actions of a practice on an order in the list: order again, correct, or cancel. */
export function RowActions({ order, decisions }: RowActionsProps) {
  const text = useText('orders');
  const { roles } = useSession();
  const { number } = order;
  const mayOrder = mayDo(roles, 'orders:submit');
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
      {allowedDecisions(order.state, roles).includes('cancel') && (
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
