import type { Order } from '#domain/orders/order.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { firstAttempt, isDefinitive, nextAttempt } from './idempotency.ts';
import { lostCorrection, toFailure } from './submit-failure.ts';
import type { Submission, SubmitFailure } from './submit-failure.ts';

/** Blocks saves of the draft; resolves with a function that allows them again. */
export type Lock = () => Promise<() => void>;
export type SubmitOutcome = { order: Order } | { failure: SubmitFailure };

export interface Sending {
  submission: Submission;
  key: string;
  /** The result of the last attempt is not known. */
  wasLost: boolean;
}

interface SendOptions {
  lock: Lock;
  /** Sends the request; rejects with the error of the data provider. */
  deliver: (sending: Sending) => Promise<Order>;
  /** A rejected order is submitted again. */
  corrects: boolean;
}

/** Submits the order; null while another submission is in progress. */
export type SendOrder = (
  submission: Submission,
  options: SendOptions,
) => Promise<SubmitOutcome | null>;

/**
 * Submits an order once (OR-04): never two at a time, and a retry of the same order has the same key. A failed request
 * is an outcome, not an error.
 */
export function createOrderSending(makeKey: () => string): SendOrder {
  let attempt = firstAttempt(makeKey);
  let isSending = false;

  const sendNow = async (
    submission: Submission,
    { deliver, corrects }: SendOptions,
  ): Promise<SubmitOutcome> => {
    const wasLost = attempt.content !== null && !attempt.answered;
    attempt = nextAttempt(attempt, JSON.stringify(submission), makeKey);
    try {
      const order = await deliver({ submission, key: attempt.key, wasLost });
      attempt = firstAttempt(makeKey);
      return { order };
    } catch (error) {
      const failure = toFailure(error, submission, corrects);
      const answered = failure.kind === 'priceChanged' || isDefinitive(errorStatus(error));
      attempt = { ...attempt, answered };
      if (failure.kind === 'alreadyUsed') attempt = firstAttempt(makeKey);
      return { failure };
    }
  };
  return async (submission, options) => {
    if (isSending) return null;
    isSending = true;
    try {
      const release = await options.lock();
      const outcome = await sendNow(submission, options);
      if ('failure' in outcome) release();
      return outcome;
    } finally {
      isSending = false;
    }
  };
}

type Resubmit = (id: string, submission: Submission, version: number) => Promise<{ data: Order }>;

/**
 * OR-06: resubmits `seen`, a rejected order, based on the version that the user saw. When the last response was lost
 * and the refusal shows that the request arrived, returns that order.
 */
export async function deliverCorrection(
  seen: Order,
  { submission, wasLost }: Sending,
  resubmit: Resubmit,
): Promise<Order> {
  try {
    return (await resubmit(seen.id, submission, seen.version)).data;
  } catch (error) {
    const done = wasLost ? lostCorrection(error, seen.version) : null;
    if (done) return done;
    throw error;
  }
}
