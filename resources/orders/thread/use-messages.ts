import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

/** Returns the messages about an order, oldest first; refetched with the orders when one changes. */
export function useMessages(orderId: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['orders', 'messages', orderId],
    queryFn: async () => (await dataProvider.orderMessages(orderId)).data,
    staleTime: 0,
  });
}
