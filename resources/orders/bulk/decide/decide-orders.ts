import type { BulkInput, BulkResult } from '#domain/orders/order-bulk.ts';
import { nextState, orderTransitions } from '#domain/orders/order-states.ts';
import type { BulkDecision } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { Outcome, SendPart } from '../../../shared/bulk/run-bulk.ts';

/** Parts are sent one after the other; one request has up to 50 orders. */
export const ORDERS_PACE = { partSize: 50, concurrency: 1 };

/** The decisions that take nothing but a reason. */
export type PlainDecision = Exclude<BulkDecision, 'ship'>;

type Decide = (input: BulkInput) => Promise<{ data: BulkResult }>;

/** Returns what sends one decision on a part of the orders, each with the version that the user saw. */
export function decideOrders(
  decide: Decide,
  decision: { action: PlainDecision; reason: string },
): SendPart<OrderSummary> {
  return async (part, wasLost) => {
    const orders = part.map(({ id, version }) => ({ id, version }));
    const { data } = await decide({ ...decision, orders });
    return outcomesOf(part, data, { action: decision.action, wasLost });
  };
}

/**
 * Maps the server's answer to the outcomes of the rows. `wasLost`: an earlier attempt got no answer, so an order that is
 * already in the target state counts as done by that attempt.
 */
export function outcomesOf(
  part: readonly OrderSummary[],
  { results }: BulkResult,
  { action, wasLost }: { action: BulkDecision; wasLost: (id: string) => boolean },
): Outcome<OrderSummary>[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return part.map((row) => {
    const result = byId.get(row.id);
    if (!result) return { row, kind: 'lost', message: '' };
    if (result.done) return { row, kind: 'done', message: '' };
    const { current, message } = result;
    if (!current) return { row, kind: 'refused', message };
    const isThere = wasLost(row.id) && current.state === orderTransitions[action].to;
    return { row: current, kind: isThere ? 'done' : 'moved', message };
  });
}

/** Returns whether a retry can succeed: the order is still in a state that allows the decision. */
export function isWorthRetrying(
  { row, kind }: Outcome<OrderSummary>,
  action: BulkDecision,
): boolean {
  return kind !== 'done' && nextState(row.state, action) !== null;
}
