import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { applying } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { ShownPrice } from '#domain/money/prices/price-schema.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import { shownPrice } from '../price/price-parts.ts';
import type { FormPath } from '../problems/problems.ts';
import { useOrderRecord } from '../source/use-order-record.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { toOrderContent } from '../state/order-input.ts';
import type { Refusal } from '../state/shown-problem.ts';
import { warningContext, type Known } from '../state/warning-context.ts';
import {
  createOrderSending,
  deliverCorrection,
  type Lock,
  type Sending,
  type SubmitOutcome,
} from './order-sending.ts';
import { ACCOUNT_UNKNOWN, type Submission, type SubmitFailure } from './submit-failure.ts';

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
  const [answeredPrice, setAnsweredPrice] = useState<AnsweredPrice | null>(null);
  const session = useSessionActions();
  const submitOrder = useSubmitOrder(input.accountNumber, input.resubmits);

  const refuse = (failure: SubmitFailure, sent: OrderFormValues) => {
    setRefusal({ failure, sent });
    form.setError('root.server', { type: failure.kind });
  };
  const send = async (sent: OrderFormValues) => {
    if (session.get().accountsUnknown) return refuse(ACCOUNT_UNKNOWN, sent);
    const submission = withAnsweredPrice(
      toSubmission({ ...known, values: sent }, draftId),
      answeredPrice,
    );
    const outcome = await submitOrder(submission, draft.store.lock);
    if (!outcome) return;
    if ('order' in outcome) {
      void draft.store.end();
      return input.onDone(outcome.order);
    }
    refuse(outcome.failure, sent);
    const { priceNow } = outcome.failure;
    if (priceNow) setAnsweredPrice({ order: contentOf(submission), price: priceNow.price });
    const [first] = outcome.failure.errors;
    if (first) jumpTo(first.path);
    const isInvalid = outcome.failure.kind === 'invalid';
    if (isInvalid) input.leaveReview();
    if (isInvalid || priceNow) input.onRefused();
  };
  return { refusal, send };
}

/**
 * Returns what the form submits: its order, with acknowledgements only for warnings that still apply, and the price that it
 * shows (OR-16).
 */
export function toSubmission(known: Known, draftId: string): Submission {
  const content = toOrderContent(known.values, known.catalogue);
  const warnings = checkWarnings(warningContext(known));
  const acknowledged = applying(content.acknowledged, warnings);
  return { ...content, acknowledged, draftId, shown: shownPrice(known) };
}

/** The price that the server answered for an order, and the page with it. */
interface AnsweredPrice {
  order: string;
  price: ShownPrice;
}

/** OR-16: an order whose price the server has answered is sent with that price, until the order is another. */
export function withAnsweredPrice(
  submission: Submission,
  answered: AnsweredPrice | null,
): Submission {
  if (!answered || contentOf(submission) !== answered.order) return submission;
  return { ...submission, shown: answered.price };
}

/** Returns the order as text, without its price. */
export function contentOf(submission: Submission): string {
  return JSON.stringify({ ...submission, shown: null });
}

/**
 * Submits an order once (OR-04, `order-sending.ts`). `corrects` is the rejected order to resubmit (OR-06), based on the
 * version that was opened.
 */
function useSubmitOrder(accountNumber: string, corrects: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { data: rejected, refetch } = useOrderRecord(corrects);
  const [send] = useState(() => createOrderSending(() => crypto.randomUUID()));

  const correct = async (sending: Sending): Promise<Order> => {
    const seen = rejected ?? (await refetch({ throwOnError: true })).data;
    if (!seen) throw new Error('The order to correct was not loaded');
    return deliverCorrection(seen, sending, (id, submission, version) =>
      dataProvider.resubmitOrder(id, submission, version),
    );
  };
  const submit = async ({ submission, key }: Sending): Promise<Order> =>
    (await dataProvider.submitOrder({ ...submission, accountNumber }, key)).data;
  const { mutateAsync } = useMutation({
    mutationFn: corrects ? correct : submit,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (submission: Submission, lock: Lock): Promise<SubmitOutcome | null> =>
    send(submission, { lock, deliver: mutateAsync, corrects: corrects !== null });
}
