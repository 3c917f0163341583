import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * Loads the account's last choices, again for each form. Without a response (`choices` null) the form starts with the
 * standard delivery: a failure must not block an order.
 */
export function useDeliveryChoices(accountNumber: string): {
  choices: DeliveryChoices | null;
  isKnown: boolean;
} {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, isFetched } = useQuery({
    queryKey: ['order-form', 'delivery', accountNumber],
    retry: false,
    gcTime: 0,
    queryFn: async () => (await dataProvider.deliveryChoices(accountNumber)).data,
  });
  // An open form stays open while a failed request is retried.
  return { choices: data ?? null, isKnown: isFetched };
}
