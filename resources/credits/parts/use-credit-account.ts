import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { creditRequests } from '#providers/money/credits.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';

/** CR-02: the lens credit of an account, live. */
export function useCreditAccount(accountNumber: string) {
  const connection = useConnection();
  const requests = useMemo(() => creditRequests(connection), [connection]);
  useRecordChanges('credits');
  return useQuery({
    queryKey: ['credits', 'account', accountNumber],
    retry: false,
    queryFn: ({ signal }) => requests.account(accountNumber, signal),
  });
}
