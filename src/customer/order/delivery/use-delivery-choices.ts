import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * What the account chose last, read anew for each form. Without an answer (`choices` null) the form begins with the plain
 * delivery: that is no reason not to order.
 */
export function useDeliveryChoices(accountNumber: string): {
  choices: DeliveryChoices | null;
  isKnown: boolean;
} {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, isFetched } = useQuery({
    queryKey: ['order-form', 'delivery', accountNumber],
    retry: false,
    // without a network it fails at once, and the form opens
    networkMode: 'always',
    gcTime: 0,
    queryFn: async () => (await dataProvider.deliveryChoices(accountNumber)).data,
  });
  // A form that stands open stays, also when they are asked for once more after a failure.
  return { choices: data ?? null, isKnown: isFetched };
}
