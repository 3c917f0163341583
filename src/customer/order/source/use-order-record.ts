import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * Loads one whole order once: the order that the form is compared with, and the version that a correction is based on,
 * do not change while the user types.
 */
export function orderRecordQuery(dataProvider: PortalDataProvider, id: string) {
  return {
    queryKey: ['order-form', 'order', id],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => (await dataProvider.getOne<Order>('orders', { id })).data,
  };
}

/** Like `orderRecordQuery`; without an id nothing is loaded. */
export function useOrderRecord(id: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({ ...orderRecordQuery(dataProvider, id ?? ''), enabled: id !== null });
}

/** Loads the warranty that the lab still grants on an order's lenses; only where the price depends on it. */
export function useWarrantyEligibility(id: string | null, isAsked: boolean) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['order-form', 'eligibility', id],
    enabled: id !== null && isAsked,
    retry: false,
    queryFn: async () => (await dataProvider.warrantyEligibility(id ?? '')).data,
  });
}
