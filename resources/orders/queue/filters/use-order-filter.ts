import { useListContext } from 'react-admin';
import { orderFilterSchema } from '#domain/orders/order.ts';
import type { OrderFilter } from '#domain/orders/order.ts';

/** Returns the filter of the list, and a function that changes it. */
export function useOrderFilter() {
  const { filterValues, setFilters } = useListContext();
  // the URL can contain anything, so validate
  const read = orderFilterSchema.safeParse(filterValues);
  const filter: OrderFilter = read.success ? read.data : {};
  return { filter, setFilter: (next: OrderFilter) => setFilters(next) };
}
