import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useConnection } from '#providers/http/use-connection.ts';
import { paymentRequests, type PaymentRequests } from '#providers/money/payments.ts';

/** What a step changes on the screen. */
const CHANGED = ['payments', 'invoices', 'write-offs', 'record-changes'];

interface Step<Input, Result> {
  take: (requests: PaymentRequests, input: Input) => Promise<Result>;
  /** What is said when it is done. */
  done: (result: Result) => string;
  onDone: () => void;
}

/** PY-08: takes a step with a payment, an invoice or a write-off. A failure is left to the dialog, which stays open. */
export function usePaymentStep<Input, Result>({ take, done, onDone }: Step<Input, Result>) {
  const connection = useConnection();
  const requests = useMemo(() => paymentRequests(connection), [connection]);
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    // Reports a lost connection at once instead of waiting for it to return.
    networkMode: 'always',
    mutationFn: (input: Input) => take(requests, input),
    onSettled: () =>
      Promise.all(
        CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
      ),
    onSuccess: (result) => {
      onDone();
      notify(done(result), { type: 'success' });
    },
  });
}
