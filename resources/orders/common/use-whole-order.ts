import { useGetOne } from 'react-admin';
import type { Order, OrderSummary } from '#domain/orders/order.ts';

/** Returns one order with all that belongs to it, once that is loaded. */
export function useWholeOrder(id: string) {
  const { data, error, refetch } = useGetOne<Order>(
    'orders',
    { id },
    { retry: false, staleTime: 0 },
  );
  return { order: data && isWhole(data) ? data : undefined, error, refetch };
}

/** False for a summary: react-admin first returns the row that it has cached from a list. */
function isWhole(order: Order | OrderSummary): order is Order {
  return 'events' in order;
}
