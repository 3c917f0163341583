import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRef, useState } from 'react';
import type { Order, OrderContent } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import { errorStatus } from '#resources/shared/error-body.ts';
import { firstAttempt, isDefinitive, nextAttempt } from './idempotency.ts';
import type { Attempt } from './idempotency.ts';
import { useOrderRecord } from './source/use-order-record.ts';
import { lostCorrection, toFailure } from './submit-failure.ts';
import type { SubmitFailure } from './submit-failure.ts';

const newKey = () => crypto.randomUUID();

/** What is ordered, and the draft that ends with it. */
export type Submission = OrderContent & { draftId: string | null };
/** Keeps the draft from being saved; resolves with what lets it go on. */
export type Hold = () => Promise<() => void>;
export type SubmitOutcome = { order: Order } | { failure: SubmitFailure };

/**
 * Sends an order once (OR-04): while one is on its way another is not started (null), and a retry of the same
 * intention carries the same key. `corrects` names the rejected order that is submitted again (OR-06), on the version
 * that was opened.
 */
export function useSubmitOrder(accountNumber: string, corrects: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { data: rejected, refetch } = useOrderRecord(corrects);
  const [opened] = useState(() => firstAttempt(newKey));
  const attempt = useRef<Attempt>(opened);
  const isSending = useRef(false);

  const correct = async (submission: Submission, wasLost: boolean) => {
    const seen = rejected ?? (await refetch({ throwOnError: true })).data;
    if (!seen) throw new Error('The order to correct was not loaded');
    try {
      return await dataProvider.resubmitOrder(seen.id, submission, seen.version);
    } catch (error) {
      const done = wasLost ? lostCorrection(error, seen.version) : null;
      if (done) return { data: done };
      throw error;
    }
  };
  const { mutateAsync } = useMutation({
    // a lost connection is told at once, not waited for
    networkMode: 'always',
    mutationFn: ({ submission, key, wasLost }: Sending) =>
      corrects
        ? correct(submission, wasLost)
        : dataProvider.submitOrder({ ...submission, accountNumber }, key),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });

  const send = async (submission: Submission): Promise<SubmitOutcome> => {
    const content = JSON.stringify(submission);
    const wasLost = attempt.current.content !== null && !attempt.current.answered;
    attempt.current = nextAttempt(attempt.current, content, newKey);
    try {
      const { data } = await mutateAsync({ submission, key: attempt.current.key, wasLost });
      attempt.current = firstAttempt(newKey);
      return { order: data };
    } catch (error) {
      const failure = toFailure(error, submission, corrects !== null);
      attempt.current.answered = isDefinitive(errorStatus(error));
      if (failure.kind === 'alreadyUsed') attempt.current = firstAttempt(newKey);
      return { failure };
    }
  };
  return async (submission: Submission, hold: Hold): Promise<SubmitOutcome | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      const release = await hold();
      const outcome = await send(submission);
      if ('failure' in outcome) release();
      return outcome;
    } finally {
      isSending.current = false;
    }
  };
}

interface Sending {
  submission: Submission;
  key: string;
  /** What became of the last attempt is not known. */
  wasLost: boolean;
}
