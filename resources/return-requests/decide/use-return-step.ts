import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { returnRequestSchema, type ReturnRequest } from '#domain/money/returns/return-request.ts';
import { currentOf, errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useText } from '#providers/messages/use-text.ts';
import { returnDesk, type ReturnDesk } from '#providers/money/return-desk.ts';
import { ToldError } from '../../shared/use-failure-message.ts';

/** What a step changes on the screen. */
const CHANGED = ['return-requests', 'credits', 'orders', 'record-changes'];

interface Step<Input> {
  take: (desk: ReturnDesk, input: Input) => Promise<ReturnRequest>;
  /** What is said when it is done. */
  done: (request: ReturnRequest) => string;
  onDone: () => void;
}

/** CR-03: takes a step with a request of return. What others did to it meanwhile is told in words. */
export function useReturnStep<Input>({ take, done, onDone }: Step<Input>) {
  const connection = useConnection();
  const desk = useMemo(() => returnDesk(connection), [connection]);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const text = useText('returnDesk');
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await take(desk, input);
      } catch (error) {
        const told = movedOnText(error, text);
        throw told === null ? error : new ToldError(told, errorStatus(error), errorBody(error));
      }
    },
    onSettled: () =>
      Promise.all(
        CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
      ),
    onSuccess: (request) => {
      onDone();
      notify(done(request), { type: 'success' });
    },
  });
}

/** Returns who did what meanwhile; null for any other failure. */
function movedOnText(error: unknown, text: Text<'returnDesk'>): string | null {
  const current = currentOf(error, returnRequestSchema);
  if (!current) return null;
  const { state, decidedBy, received, refuseReason: reason } = current;
  const actor = state === 'received' ? received?.actor : decidedBy;
  return text(`conflict.${state}`, { who: actor || text('conflict.somebody'), reason });
}
