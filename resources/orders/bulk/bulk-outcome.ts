import { nextState, orderTransitions } from '#domain/order.ts';
import type { BulkDecision } from '#domain/order.ts';
import type { BulkResult } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';

/** So many go to the server at a time. */
export const AT_A_TIME = 50;

/**
 * What became of one order of many. `lost`: no answer came, so that it may have been done; `moved`: somebody else
 * was faster; `unsent`: the run ended before it.
 */
export interface Outcome {
  order: OrderSummary;
  kind: 'done' | 'refused' | 'moved' | 'lost' | 'unsent';
  /** What the server said; blank when it said nothing. */
  message: string;
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

type Result = BulkResult['results'][number];

/**
 * What the server's answer means. `wasLost`: an earlier try of this order got no answer, so that finding it where the
 * decision leads means that the decision was taken then.
 */
export function outcomeOf(
  order: OrderSummary,
  result: Result | undefined,
  action: BulkDecision,
  wasLost: boolean,
): Outcome {
  if (!result) return { order, kind: 'lost', message: '' };
  if (result.done) return { order, kind: 'done', message: '' };
  const { current, message } = result;
  if (!current) return { order, kind: 'refused', message };
  const isThere = wasLost && current.state === orderTransitions[action].to;
  return { order: current, kind: isThere ? 'done' : 'moved', message };
}

/** Whether it makes sense to send it again: the order is still where the decision may be taken. */
export function isWorthRetrying({ order, kind }: Outcome, action: BulkDecision): boolean {
  return kind !== 'done' && nextState(order.state, action) !== null;
}
