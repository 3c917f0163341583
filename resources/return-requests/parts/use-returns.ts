import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReturnRequest, ReturnRequestInput } from '#domain/money/returns/return-request.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { returnCalls, type ReturnCalls } from '#providers/money/returns.ts';
import { useStep } from '../../shared/step/use-step.ts';

const CHANGES = ['return-requests', 'orders', 'credits'];

export function useReturnCalls(): ReturnCalls {
  const connection = useConnection();
  return useMemo(() => returnCalls(connection), [connection]);
}

/** CR-03: what the policy gives for an order now: read again each time the dialog opens. */
export function useReturnPolicy(orderId: string) {
  const calls = useReturnCalls();
  return useQuery({
    queryKey: ['return-requests', 'policy', orderId],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => calls.policy(orderId, signal),
  });
}

/** CR-03: sends a request. Sent again after a lost answer, it is stored once. */
export function useAsk(onSent: (request: ReturnRequest) => void) {
  const calls = useReturnCalls();
  return useStep({
    send: (input: ReturnRequestInput, key) => calls.ask(input, key),
    changes: CHANGES,
    onDone: onSent,
  });
}

/** CR-03: takes a request back. */
export function useWithdraw(onDone: (request: ReturnRequest) => void) {
  const calls = useReturnCalls();
  return useStep({ send: calls.withdraw, changes: CHANGES, onDone });
}
