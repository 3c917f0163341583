import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Order } from '#domain/schemas/order.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { FormPath } from '../problems/problems.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import type { Refusal } from '../state/shown-problem.ts';
import type { Known } from '../state/warning-context.ts';
import { ACCOUNT_UNKNOWN } from './submit-failure.ts';
import type { SubmitFailure } from './submit-failure.ts';
import { toSubmission } from './to-submission.ts';
import { useSubmitOrder } from './use-submit-order.ts';

interface SendOrderInput {
  form: UseFormReturn<OrderFormValues>;
  draft: DraftHandle;
  draftId: string;
  accountNumber: string;
  known: Omit<Known, 'values'>;
  /** The rejected order that this one corrects; null for a new one. */
  resubmits: OrderFormValues['resubmits'];
  jumpTo: (path: FormPath) => void;
  leaveReview: () => void;
  /** Called when the server refused the order: the offered lenses may have changed. */
  onRefused: () => void;
  onDone: (order: Order) => void;
}

/** Submits the order, and keeps the server's errors. */
export function useSendOrder(input: SendOrderInput) {
  const { form, draft, draftId, known, jumpTo } = input;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const session = useSessionActions();
  const submitOrder = useSubmitOrder(input.accountNumber, input.resubmits);

  const refuse = (failure: SubmitFailure, sent: OrderFormValues) => {
    setRefusal({ failure, sent });
    form.setError('root.server', { type: failure.kind });
  };
  const send = async (sent: OrderFormValues) => {
    if (session.get().accountsUnknown) return refuse(ACCOUNT_UNKNOWN, sent);
    const submission = toSubmission({ ...known, values: sent }, draftId);
    const outcome = await submitOrder(submission, draft.store.lock);
    if (!outcome) return;
    if ('order' in outcome) {
      void draft.store.end();
      return input.onDone(outcome.order);
    }
    refuse(outcome.failure, sent);
    const [first] = outcome.failure.errors;
    if (first) jumpTo(first.path);
    if (outcome.failure.kind !== 'invalid') return;
    input.leaveReview();
    input.onRefused();
  };
  return { refusal, send };
}
