import { useMemo } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { paymentRequests, type PaymentRequests } from '#providers/money/payments.ts';
import { useStep } from '../../shared/step/use-step.ts';
import { stepConflictText } from './step-conflict-text.ts';

const CHANGES = ['payments', 'checkouts', 'invoices', 'write-offs', 'record-changes'];

export interface PaymentStep<Input, Result> {
  /** `key`: an idempotency key. */
  take: (requests: PaymentRequests, input: Input, key: string) => Promise<Result>;
  /** The notification of success. */
  done: (result: Result) => string;
  onDone: () => void;
}

/** PY-08: takes a step with a payment, an invoice or a write-off. A failure is left to the dialog, which stays open. */
export function usePaymentStep<Input, Result>({ take, ...step }: PaymentStep<Input, Result>) {
  const connection = useConnection();
  const requests = useMemo(() => paymentRequests(connection), [connection]);
  const text = useText('payments');
  const locale = useLocale();
  return useStep<Input, Result>({
    ...step,
    send: (input, key) => take(requests, input, key),
    changes: CHANGES,
    explain: (error, input) => stepConflictText(error, { text, locale, input }),
  });
}
