import type { OrderSummary } from '#domain/schemas/order.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderListEmpty } from './OrderListEmpty.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useOrdersText } from './use-orders-text.ts';

const pathOf = (order: OrderSummary) => `/admin/order-approval/${order.id}`;

/** The rows of the queue. */
export function OrderListBody() {
  const text = useOrdersText();
  const { rows, isNarrow } = useRows<OrderSummary>('sm');
  return (
    <ListBody errorTitle={text('error.load')} empty={<OrderListEmpty />}>
      {isNarrow ? (
        <OrderCards orders={rows} label={text('list.label')} pathOf={pathOf} showsPractice />
      ) : (
        <OrderTable orders={rows} pathOf={pathOf} />
      )}
    </ListBody>
  );
}
