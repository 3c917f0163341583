import type { OrderDecision } from '#domain/order.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { requireStep } from './require-step.ts';
import { getOrder } from '../reading/get-order.ts';
import { lockOrder } from '../find-order-row.ts';
import { takeSteps, type Steps } from './take-steps.ts';

export interface Decision {
  actor: Actor;
  scope: AccountScope;
  id: string;
  action: OrderDecision;
  reason: string;
  /** The version that the decision is based on. */
  versionSeen: number;
  now: Date;
  shipment?: Steps['shipment'];
}

/**
 * OR-06, OR-07: applies one step of the transition table. Of several decisions on one version only the first succeeds.
 *
 * @throws Problem 404, 412 with the present order when its version has changed, 409 when the step is not allowed
 */
export async function decideOrder(tx: Handle, decision: Decision): Promise<Order> {
  const { actor, scope, id } = decision;
  const row = await lockOrder(tx, scope, id);
  await requireStep(tx, row, decision, actor.uid);
  await takeSteps(tx, decision, [row]);
  return getOrder(tx, 'any', id, actor.uid);
}
