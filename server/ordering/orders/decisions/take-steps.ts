import { orderTransitions, type OrderDecision } from '#domain/order.ts';
import { promisedAfter } from '#domain/working-days.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueueClosedOrderEmails } from '#server/ordering/closed-email/closed-order-message.ts';
import type { OrderRow } from '../order-rows.ts';
import { recordOrderEvents } from '../record-order-event.ts';
import { orders } from '../table.ts';
import { groupByTurnaround } from './turnaround.ts';

export interface Steps {
  actor: Actor;
  action: OrderDecision;
  reason: string;
  now: Date;
  /** The data of a shipment. */
  shipment?: Pick<OrderRow, 'carrier' | 'trackingNumber'>;
}

/**
 * OR-06: applies one step of the transition table to each of the orders, which the caller has locked and checked. Uses
 * a few statements, however many orders there are.
 */
export async function takeSteps(tx: Handle, steps: Steps, rows: OrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { actor, action, reason, now } = steps;
  await moveOn(tx, steps, rows);
  const { to: state } = orderTransitions[action];
  const taken = rows.map((row) => ({
    from: row.state,
    order: { ...row, state, version: row.version + 1 },
  }));
  await recordOrderEvents(tx, { actor, action, reason, at: now }, taken);
  if (action === 'close') await enqueueClosedOrderEmails(tx, rows);
}

async function moveOn(
  tx: Handle,
  { action, now, shipment }: Steps,
  rows: OrderRow[],
): Promise<void> {
  const { to: state } = orderTransitions[action];
  const values = { ...shipment, state, version: sql`${orders.version} + 1`, updatedAt: now };
  const ids = rows.map(({ id }) => id);
  if (action !== 'approve') {
    await tx.update(orders).set(values).where(inArray(orders.id, ids));
    return;
  }
  for (const [days, group] of await groupByTurnaround(tx, ids)) {
    const promisedAt = promisedAfter(now, days);
    await tx
      .update(orders)
      .set({ ...values, promisedAt })
      .where(inArray(orders.id, group));
  }
}
