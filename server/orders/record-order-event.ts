import type { Order, OrderEvent } from '#domain/schemas/order.ts';
import { randomUUID } from 'node:crypto';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Handle } from '../database/database.ts';
import { publishChange } from '../events/publish-change.ts';
import { orderEvents } from './table.ts';

export interface OrderStep {
  actor: Actor;
  /** The order as it is after the step. */
  order: Pick<Order, 'id' | 'number' | 'accountNumber' | 'version' | 'state'>;
  action: OrderEvent['action'];
  from: OrderEvent['from'];
  reason: string;
  at: Date;
}

/** OR-06, SE-03: the timeline, the audit trail and the news of a step, all in the step's own transaction. */
export async function recordOrderEvent(tx: Handle, step: OrderStep): Promise<void> {
  const { actor, order, action, from, reason, at } = step;
  await tx.insert(orderEvents).values({
    id: randomUUID(),
    orderId: order.id,
    version: order.version,
    action,
    from,
    to: order.state,
    actorUid: actor.uid,
    actor: actor.name,
    reason,
    createdAt: at,
  });
  await recordAudit(tx, {
    actor,
    action: `order.${action}`,
    resource: 'orders',
    resourceId: order.id,
    accountNumber: order.accountNumber,
    details: { number: order.number, from, to: order.state, version: order.version, reason },
  });
  const { id, accountNumber, version, state } = order;
  await publishChange(tx, { resource: 'orders', id, accountNumber, version, state });
}
