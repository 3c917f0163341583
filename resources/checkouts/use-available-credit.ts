import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cents } from '#domain/basics/money.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { creditRequests } from '#providers/money/credits.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/**
 * CR-02: returns how much lens credit each of the accounts that owe the invoices can use, with what a
 * payment reserves that was only started; 0 until it is known.
 */
export function useAvailableCredit(
  invoices: readonly { accountNumber: string }[],
): (accountNumber: string) => Cents {
  useRecordChanges('credits');
  const connection = useConnection();
  const requests = useMemo(() => creditRequests(connection), [connection]);
  const accounts = [...new Set(invoices.map(({ accountNumber }) => accountNumber))];
  const answers = useQueries({
    queries: accounts.map((accountNumber) => ({
      queryKey: ['credits', 'account', accountNumber],
      queryFn: ({ signal }: { signal: AbortSignal }) => requests.account(accountNumber, signal),
      retry: false,
    })),
  });
  return (accountNumber) => {
    const account = answers[accounts.indexOf(accountNumber)]?.data;
    return account ? account.availableCents + account.startedCents : 0;
  };
}
