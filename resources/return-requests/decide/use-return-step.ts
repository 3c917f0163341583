import { useMemo } from 'react';
import { returnRequestSchema, type ReturnRequest } from '#domain/money/returns/return-request.ts';
import { currentOf } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useText } from '#providers/messages/use-text.ts';
import { returnDesk, type ReturnDesk } from '#providers/money/return-desk.ts';
import { useStep } from '../../shared/step/use-step.ts';

const CHANGES = ['return-requests', 'credits', 'orders', 'record-changes'];

interface ReturnStep<Input> {
  take: (desk: ReturnDesk, input: Input) => Promise<ReturnRequest>;
  /** The notification of success. */
  done: (request: ReturnRequest) => string;
  onDone: () => void;
}

/** CR-03: takes a step with a request of return. What others did to it meanwhile is said in words. */
export function useReturnStep<Input>({ take, ...step }: ReturnStep<Input>) {
  const connection = useConnection();
  const desk = useMemo(() => returnDesk(connection), [connection]);
  const text = useText('returnDesk');
  return useStep<Input, ReturnRequest>({
    ...step,
    send: (input) => take(desk, input),
    changes: CHANGES,
    explain: (error) => movedOnText(error, text),
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
