import type { BulkDecision } from '#domain/order.ts';
import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { errorBody } from '../../shared/error-body.ts';
import { AT_A_TIME, chunksOf, outcomeOf } from './bulk-outcome.ts';
import type { Outcome } from './bulk-outcome.ts';

interface BulkDeps {
  decide: (input: BulkInput) => Promise<{ data: BulkResult }>;
  /** Checked before each part: true stops the run. */
  hasEnded: () => boolean;
  /** Returns whether an earlier attempt for this order got no answer. */
  wasLost: (id: string) => boolean;
  /** Called after each part with its outcomes and the number of orders sent so far. */
  onPart: (outcomes: Outcome[], sent: number) => void;
}

/**
 * Applies one decision to many orders, in sequential parts of `AT_A_TIME`. Stops after the first part that is refused
 * as a whole or gets no answer, and reports the remaining orders as `unsent`. Never throws.
 */
export async function runBulk(
  orders: readonly OrderSummary[],
  decision: { action: BulkDecision; reason: string },
  deps: BulkDeps,
): Promise<void> {
  let sent = 0;
  for (const part of chunksOf(orders, AT_A_TIME)) {
    if (deps.hasEnded()) break;
    const { outcomes, isAnswered } = await sendPart(part, decision, deps);
    sent += part.length;
    deps.onPart(outcomes, sent);
    // the other parts would fail too
    if (!isAnswered) break;
  }
  const unsent = orders.slice(sent);
  deps.onPart(
    unsent.map((order) => ({ order, kind: 'unsent', message: '' })),
    sent,
  );
}

async function sendPart(
  part: OrderSummary[],
  { action, reason }: { action: BulkDecision; reason: string },
  { decide, wasLost }: BulkDeps,
): Promise<{ outcomes: Outcome[]; isAnswered: boolean }> {
  try {
    const orders = part.map(({ id, version }) => ({ id, version }));
    const { data } = await decide({ action, reason, orders });
    const results = new Map(data.results.map((result) => [result.id, result]));
    const outcomes = part.map((o) => outcomeOf(o, results.get(o.id), action, wasLost(o.id)));
    return { outcomes, isAnswered: true };
  } catch (error) {
    const body = errorBody(error);
    const kind = body ? 'refused' : 'lost';
    const message = body?.message ?? '';
    return { outcomes: part.map((order) => ({ order, kind, message })), isAnswered: false };
  }
}
