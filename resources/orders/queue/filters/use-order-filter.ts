import { useListContext } from 'react-admin';
import { orderFilterSchema } from '#domain/schemas/order.ts';
import type { OrderFilter } from '#domain/schemas/order.ts';

/** What the list is filtered by, and how to filter it otherwise. */
export function useOrderFilter() {
  const { filterValues, setFilters } = useListContext();
  // an address that somebody wrote may hold anything
  const read = orderFilterSchema.safeParse(filterValues);
  const filter: OrderFilter = read.success ? read.data : {};
  return { filter, setFilter: (next: OrderFilter) => setFilters(next) };
}
