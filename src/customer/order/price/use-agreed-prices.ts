import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { priceDay } from '#domain/money/pricing/agreed-prices.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { AccountPrices } from '../state/warning-context.ts';

/**
 * AD-09, PY-07: loads the account's agreed prices and what it is charged for shipping and tax, again for each form. Without a response (`agreed` null) the form shows list
 * prices and says so: a failure must not block an order, and the server prices it.
 */
export function useAgreedPrices(accountNumber: string): {
  agreed: AccountPrices | null;
  isKnown: boolean;
} {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, isFetched } = useQuery({
    queryKey: ['order-form', 'prices', accountNumber],
    retry: false,
    gcTime: 0,
    queryFn: async (): Promise<AccountPrices> => {
      const [{ data: rules }, { data: charges }] = await Promise.all([
        dataProvider.agreedPrices(accountNumber),
        dataProvider.orderCharges(accountNumber),
      ]);
      return { rules, charges, today: priceDay(new Date()) };
    },
  });
  return { agreed: data ?? null, isKnown: isFetched };
}
