import Checkbox from '@mui/material/Checkbox';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { OrderCards } from '../../cards/OrderCards.tsx';
import { useOrderPath } from '../../common/use-order-path.ts';
import { useWalkEntry } from '../../walk/use-walk-entry.ts';
import { OpenedOrder } from '../opened/OpenedOrder.tsx';
import { OpenRowButton } from '../opened/OpenRowButton.tsx';
import { useSelection } from '../rows/selection.ts';
import { useQueue } from './queue-context.ts';
import { RowDecisions } from './RowDecisions.tsx';

interface QueueCardsProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
}

/** Shows the queue as cards on narrow screens. */
export function QueueCards({ orders }: QueueCardsProps) {
  const { decisions, openRows } = useQueue();
  const text = useText('orderQueue');
  const { selected, select } = useSelection();
  const pathOf = useOrderPath();
  const linkState = useWalkEntry();
  return (
    <OrderCards
      orders={orders}
      label={text('label')}
      pathOf={(order) => pathOf(order.id)}
      linkState={linkState}
      showsPractice
      renderActions={(order) => (
        <>
          <Checkbox
            size="small"
            checked={selected.has(order.id)}
            onChange={(_event, next) => select([order], next)}
            slotProps={{ input: { 'aria-label': text('select.row', { number: order.number }) } }}
          />
          <OpenRowButton order={order} openRows={openRows} />
          <RowDecisions order={order} decisions={decisions} />
        </>
      )}
      renderDetails={(order) => openRows.isOpen(order.id) && <OpenedOrder order={order} />}
    />
  );
}
