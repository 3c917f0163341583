import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ToldError } from '../use-failure-message.ts';
import { stepConflictText } from './step-conflict-text.ts';
import { paymentRequests, type PaymentRequests } from '#providers/money/payments.ts';

/** What a step changes on the screen. */
const CHANGED = ['payments', 'checkouts', 'invoices', 'write-offs', 'record-changes'];

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
  const text = useText('payments');
  const locale = useLocale();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await take(requests, input);
      } catch (error) {
        const told = stepConflictText(error, { text, locale, input });
        throw told === null ? error : new ToldError(told, errorStatus(error), errorBody(error));
      }
    },
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
