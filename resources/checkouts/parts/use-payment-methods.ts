import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { methodRequests, type MethodRequests } from '#providers/money/payment-methods.ts';
import { useStep } from '../../shared/step/use-step.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';

function useMethodRequests(): MethodRequests {
  const connection = useConnection();
  return useMemo(() => methodRequests(connection), [connection]);
}

/** PY-09: the saved payment methods of an account, live; none are asked for without an account. */
export function usePaymentMethods(accountNumber: string | undefined) {
  useRecordChanges('paymentMethods');
  const requests = useMethodRequests();
  return useQuery({
    queryKey: ['paymentMethods', 'list', accountNumber],
    queryFn: () => requests.list(accountNumber ?? ''),
    enabled: accountNumber !== undefined,
    retry: false,
    staleTime: 0,
  });
}

/** PY-09: autopay of an account, live: what it pays next follows from the invoices. */
export function useAutopay(accountNumber: string) {
  useRecordChanges('paymentMethods');
  useRecordChanges('invoices');
  const requests = useMethodRequests();
  return useQuery({
    queryKey: ['paymentMethods', 'autopay', accountNumber],
    queryFn: () => requests.autopay(accountNumber),
    retry: false,
    staleTime: 0,
  });
}

/** PY-09: takes a step with saved methods or autopay. `onDone` is called even if the page has changed meanwhile. */
export function useMethodStep<Input, Answer>(
  take: (requests: MethodRequests, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
) {
  const requests = useMethodRequests();
  return useStep<Input, Answer>({
    send: (input) => take(requests, input),
    changes: ['paymentMethods'],
    onDone,
  });
}
