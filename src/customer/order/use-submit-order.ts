import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRef, useState } from 'react';
import type { Order, OrderInput } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import { errorBody, errorStatus } from '#resources/shared/error-body.ts';
import { firstAttempt, isDefinitive, nextAttempt } from './idempotency.ts';
import type { Attempt } from './idempotency.ts';
import { isKeyReused, serverErrors } from './server-errors.ts';
import type { ServerError } from './server-errors.ts';

const INVALID = 422;
const newKey = () => crypto.randomUUID();

/** Why a submission did not make an order, or none that we know of. */
export interface SubmitFailure {
  kind: 'offline' | 'invalid' | 'alreadyUsed' | 'other';
  message: string;
  requestId: string | null;
  errors: ServerError[];
}

function failureKind(error: unknown): SubmitFailure['kind'] {
  const status = errorStatus(error);
  if (status === 0) return 'offline';
  if (status !== INVALID) return 'other';
  return isKeyReused(errorBody(error)) ? 'alreadyUsed' : 'invalid';
}

function toFailure(error: unknown, input: OrderInput): SubmitFailure {
  const body = errorBody(error);
  return {
    kind: failureKind(error),
    message: body?.message ?? '',
    requestId: body?.requestId ?? null,
    errors: serverErrors(body, input),
  };
}

export type SubmitOutcome = { order: Order } | { failure: SubmitFailure };

/**
 * Sends an order once (OR-04): while one is on its way another is not started (null), and a retry of the same
 * intention carries the same key.
 */
export function useSubmitOrder() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [opened] = useState(() => firstAttempt(newKey));
  const attempt = useRef<Attempt>(opened);
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({
    // a lost connection is told at once, not waited for
    networkMode: 'always',
    mutationFn: ({ input, key }: { input: OrderInput; key: string }) =>
      dataProvider.submitOrder(input, key),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });

  const send = async (input: OrderInput): Promise<SubmitOutcome> => {
    attempt.current = nextAttempt(attempt.current, JSON.stringify(input), newKey);
    try {
      const { data } = await mutateAsync({ input, key: attempt.current.key });
      attempt.current = firstAttempt(newKey);
      return { order: data };
    } catch (error) {
      const failure = toFailure(error, input);
      attempt.current.answered = isDefinitive(errorStatus(error));
      if (failure.kind === 'alreadyUsed') attempt.current = firstAttempt(newKey);
      return { failure };
    }
  };
  return async (input: OrderInput): Promise<SubmitOutcome | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      return await send(input);
    } finally {
      isSending.current = false;
    }
  };
}
