import { nextState, type OrderAction } from '#domain/order.ts';
import type { Order } from '#domain/schemas/order.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../audit/record-audit.ts';
import type { Handle } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { AccountScope } from '../users/caller.ts';
import { getOrder, getOrderForUpdate } from './get-order.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { orders } from './table.ts';

export interface Decision {
  actor: Actor;
  scope: AccountScope;
  id: string;
  action: OrderAction;
  reason: string;
  /** The version that the decision was made on. */
  versionSeen: number;
  now: Date;
}

/**
 * OR-06, OR-07: takes one step of the transition table. Of those who decide on one version, one wins.
 *
 * @throws Problem 404, 412 with the order as it is when it moved on, 409 when the step is not allowed
 */
export async function decideOrder(tx: Handle, decision: Decision): Promise<Order> {
  const { actor, scope, id, action, reason, versionSeen, now } = decision;
  const seen = await getOrderForUpdate(tx, scope, id);
  if (seen.version !== versionSeen) {
    throw new Problem('version-moved-on', 'Somebody else has changed this order meanwhile', {
      current: seen,
    });
  }
  const state = nextState(seen.state, action);
  if (!state) throw new Problem('conflict', `This cannot be done: the order is ${seen.state}`);
  const order = { ...seen, state, version: seen.version + 1 };
  await tx
    .update(orders)
    .set({ state, version: order.version, updatedAt: now })
    .where(eq(orders.id, id));
  await recordOrderEvent(tx, { actor, order, action, from: seen.state, reason, at: now });
  return getOrder(tx, 'any', id);
}
