import { randomUUID } from 'node:crypto';
import type { OrderEvent } from '#domain/orders/order.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';
import type { OrderRow } from './order-rows.ts';
import { orderEvents } from './table.ts';

export interface OrderStep {
  actor: Actor;
  action: OrderEvent['action'];
  reason: string;
  at: Date;
  /** More data for the audit trail; no patient data. */
  details?: Record<string, unknown>;
}

export interface StepTaken {
  from: OrderEvent['from'];
  /** The order after the step. */
  order: Pick<OrderRow, 'id' | 'number' | 'accountNumber' | 'version' | 'state'>;
}

/**
 * OR-06, SE-03: records a step on one or many orders in timeline and audit trail, and publishes it, all in the
 * transaction of the step.
 */
export async function recordOrderEvents(
  tx: Handle,
  step: OrderStep,
  taken: StepTaken[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.insert(orderEvents).values(taken.map((one) => eventOf(step, one)));
  await recordAudits(
    tx,
    taken.map((one) => auditOf(step, one)),
  );
  await publishChanges(
    tx,
    taken.map(({ order: { id, accountNumber, version, state } }) => ({
      resource: 'orders',
      id,
      accountNumber,
      version,
      state,
    })),
  );
}

function eventOf({ actor, action, reason, at }: OrderStep, { order, from }: StepTaken) {
  return {
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
  };
}

function auditOf({ actor, action, reason, details }: OrderStep, { order, from }: StepTaken) {
  const { number, version, state, accountNumber } = order;
  return {
    actor,
    action: `order.${action}`,
    resource: 'orders',
    resourceId: order.id,
    accountNumber,
    details: { number, from, to: state, version, reason, ...details },
  };
}
