import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CustomerInformation } from '#domain/schemas/customer.ts';
import { customerInformation } from '#providers/account/customer-information.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useSession } from '#providers/session/use-session.ts';

/** RS-02: loads the selected account's information. A failure is shown and does not end the session. */
export function useAccountFacts(): UseQueryResult<CustomerInformation | null> {
  const { accountNumber } = useSession();
  const { restAnswer } = useConnection();
  return useQuery({
    queryKey: ['account-facts', accountNumber],
    enabled: accountNumber !== null,
    queryFn: ({ signal }) =>
      customerInformation(restAnswer, {
        account: accountNumber ?? undefined,
        records: 1,
        showError: true,
        isAside: true,
        signal,
      }),
  });
}
