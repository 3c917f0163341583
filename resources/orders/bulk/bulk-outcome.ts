import { nextState, orderTransitions } from '#domain/order.ts';
import type { BulkDecision } from '#domain/order.ts';
import type { BulkResult } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';

/** The number of orders per request. */
export const AT_A_TIME = 50;

/**
 * The result for one order of a bulk run. `lost`: no answer came, so it may have been done; `moved`: another user
 * decided first; `unsent`: the run ended before it.
 */
export interface Outcome {
  order: OrderSummary;
  kind: 'done' | 'refused' | 'moved' | 'lost' | 'unsent';
  /** The server's message; blank when there is none. */
  message: string;
}

export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

type Result = BulkResult['results'][number];

/**
 * Maps the server's answer to an outcome. `wasLost`: an earlier attempt got no answer, so an order that is already in
 * the target state counts as done by that attempt.
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

/** Returns whether a retry can succeed: the order is still in a state that allows the decision. */
export function isWorthRetrying({ order, kind }: Outcome, action: BulkDecision): boolean {
  return kind !== 'done' && nextState(order.state, action) !== null;
}
