import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { neighborQuery } from './queue-walk.ts';
import type { Direction, QueueWalk } from './queue-walk.ts';

/**
 * Returns the orders before and after this one in the queue; null at its ends and until they are known. They are those of
 * when the order was opened: a decision may move it to another place of a queue that is sorted by status.
 */
export function useNeighbors(queue: QueueWalk, id: string): Record<Direction, OrderSummary | null> {
  return { previous: useNeighbor(queue, id, 'previous'), next: useNeighbor(queue, id, 'next') };
}

function useNeighbor(queue: QueueWalk, id: string, direction: Direction): OrderSummary | null {
  const dataProvider = useDataProvider();
  const asked = neighborQuery(queue, id, direction);
  const { data } = useQuery({
    // not below 'orders', whose queries are repeated at each change of an order
    queryKey: ['orderNeighbor', asked],
    queryFn: async () => {
      const { data: rows } = await dataProvider.getList<OrderSummary>('orders', {
        ...asked,
        meta: ASIDE,
      });
      return rows[0] ?? null;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? null;
}
