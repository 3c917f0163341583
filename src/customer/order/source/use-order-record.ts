import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Order } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * One order whole, as it was when the form first asked for it: what is compared with it, and the version that a
 * correction is based on, do not change under the user's hands.
 */
export function orderRecordQuery(dataProvider: PortalDataProvider, id: string) {
  return {
    queryKey: ['order-form', 'order', id],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => (await dataProvider.getOne<Order>('orders', { id })).data,
  };
}

/** As `orderRecordQuery`; without an id nothing is asked. */
export function useOrderRecord(id: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({ ...orderRecordQuery(dataProvider, id ?? ''), enabled: id !== null });
}

/** What the maker still grants on the lenses of an order; asked only where the price depends on it. */
export function useWarrantyEligibility(id: string | null, isAsked: boolean) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['order-form', 'eligibility', id],
    enabled: id !== null && isAsked,
    retry: false,
    queryFn: async () => (await dataProvider.warrantyEligibility(id ?? '')).data,
  });
}
