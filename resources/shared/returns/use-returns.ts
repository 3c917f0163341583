import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReturnRequest, ReturnRequestInput } from '#domain/money/returns/return-request.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { returnCalls, type ReturnCalls } from '#providers/money/returns.ts';

/** What a step of a request changes on the screen. */
const CHANGED = ['return-requests', 'orders', 'credits'];

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

/** Has what requests show read again. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return useCallback(
    () => Promise.all(CHANGED.map((one) => queryClient.invalidateQueries({ queryKey: [one] }))),
    [queryClient],
  );
}

/** CR-03: sends a request. Sent again after a lost answer, it is asked for once. */
export function useAsk(onSent: (request: ReturnRequest) => void) {
  const calls = useReturnCalls();
  const readAgain = useReadAgain();
  const [keys] = useState(createKeys);
  return useMutation({
    mutationFn: (input: ReturnRequestInput) =>
      keys.using(JSON.stringify(input), (key) => calls.ask(input, key)),
    onSettled: () => readAgain(),
    onSuccess: onSent,
  });
}

/** CR-03: takes a request back. */
export function useWithdraw(onDone: (request: ReturnRequest) => void) {
  const calls = useReturnCalls();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: calls.withdraw,
    onSettled: () => readAgain(),
    onSuccess: onDone,
  });
}
