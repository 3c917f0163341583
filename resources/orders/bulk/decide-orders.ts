import { nextState, orderTransitions } from '#domain/order.ts';
import type { BulkDecision } from '#domain/order.ts';
import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { Outcome, SendPart } from '../../shared/bulk/run-bulk.ts';

/** Parts are sent one after the other; one request has up to 50 orders. */
export const ORDERS_PACE = { partSize: 50, concurrency: 1 };

type Decide = (input: BulkInput) => Promise<{ data: BulkResult }>;

/** Returns what sends one decision on a part of the orders, each with the version that the user saw. */
export function decideOrders(
  decide: Decide,
  decision: { action: BulkDecision; reason: string },
): SendPart<OrderSummary> {
  return async (part, wasLost) => {
    const orders = part.map(({ id, version }) => ({ id, version }));
    const { data } = await decide({ ...decision, orders });
    const results = new Map(data.results.map((result) => [result.id, result]));
    return part.map((row) => outcomeOf(row, results.get(row.id), decision.action, wasLost(row.id)));
  };
}

/**
 * Maps the server's answer to an outcome. `wasLost`: an earlier attempt got no answer, so an order that is already in
 * the target state counts as done by that attempt.
 */
function outcomeOf(
  row: OrderSummary,
  result: BulkResult['results'][number] | undefined,
  action: BulkDecision,
  wasLost: boolean,
): Outcome<OrderSummary> {
  if (!result) return { row, kind: 'lost', message: '' };
  if (result.done) return { row, kind: 'done', message: '' };
  const { current, message } = result;
  if (!current) return { row, kind: 'refused', message };
  const isThere = wasLost && current.state === orderTransitions[action].to;
  return { row: current, kind: isThere ? 'done' : 'moved', message };
}

/** Returns whether a retry can succeed: the order is still in a state that allows the decision. */
export function isWorthRetrying(
  { row, kind }: Outcome<OrderSummary>,
  action: BulkDecision,
): boolean {
  return kind !== 'done' && nextState(row.state, action) !== null;
}
