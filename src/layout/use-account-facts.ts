import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { customerInformationSchema } from '#domain/schemas/customer.ts';
import type { CustomerInformation } from '#domain/schemas/customer.ts';
import { OWN_TOKEN } from '#providers/rest-client.ts';
import { rest } from '#providers/rest.ts';
import { useSession } from '#providers/use-session.ts';

/** RS-02: what the practice has told of the account that is worked for. A failure is shown and ends no session. */
export function useAccountFacts(): UseQueryResult<CustomerInformation> {
  const { accountNumber } = useSession();
  return useQuery({
    queryKey: ['account-facts', accountNumber],
    enabled: accountNumber !== null,
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ page: '1', records: '1' });
      if (accountNumber) search.set('account', accountNumber);
      return rest(`/auth/customer/${OWN_TOKEN}?${search}`, {
        schema: customerInformationSchema,
        keepSession: true,
        signal,
      });
    },
  });
}
