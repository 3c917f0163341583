import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OrderFilter } from '#domain/orders/order.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';

const ONE_ROW = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'submittedAt', order: 'ASC' },
  meta: ASIDE,
} as const;

/** Returns the number of orders per filter, refetched when an order changes; undefined while it loads. */
export function useOrderCounts(filters: readonly OrderFilter[]): (number | undefined)[] {
  const dataProvider = useDataProvider();
  const counts = useQueries({
    queries: filters.map((filter) => ({
      queryKey: ['orders', 'count', filter],
      queryFn: async () =>
        (await dataProvider.getList('orders', { ...ONE_ROW, filter })).total ?? null,
    })),
  });
  return counts.map(({ data }) => data ?? undefined);
}
