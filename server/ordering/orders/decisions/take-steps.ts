import { inArray, sql, eq } from 'drizzle-orm';
import { workingDays } from '#domain/delivery/shipping-methods.ts';
import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import { orderTransitions, type OrderDecision } from '#domain/orders/order-states.ts';
import { promisedAfter, slowestOf } from '#domain/orders/working-days.ts';
import { findLensVersion } from '../../../lenses/find-lens.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { notifyOfOrderSteps } from '../../emails/notify-of-order-steps.ts';
import { followOrders } from '../../return-requests/follow-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { recordOrderEvents } from '../record-order-event.ts';
import { orders, orderLenses } from '../table.ts';
import { invoiceShipped } from './invoice-shipped.ts';

export interface Steps {
  actor: Actor;
  action: OrderDecision;
  reason: string;
  now: Date;
  /** The shipments by the order's id; needed to ship. */
  shipments?: ReadonlyMap<string, Shipment>;
}

/** What ships an order, and what follows it on its way. */
export type Shipment = Pick<OrderRow, 'carrier' | 'trackingNumber'>;

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
  await notifyOfOrderSteps(
    tx,
    action,
    taken.map(({ order }) => order),
  );
  if (action === 'ship') await invoiceShipped(tx, steps, rows);
  await followOrders(tx, steps, rows);
}

async function moveOn(tx: Handle, steps: Steps, rows: OrderRow[]): Promise<void> {
  const { action, now } = steps;
  const { to: state } = orderTransitions[action];
  const values = { state, version: sql`${orders.version} + 1`, updatedAt: now };
  const ids = rows.map(({ id }) => id);
  if (action === 'ship') return shipAll(tx, steps, ids);
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

/** Moves the orders on, each with its own carrier and tracking number: one update, because each one touches the search. */
async function shipAll(tx: Handle, { now, shipments }: Steps, ids: string[]): Promise<void> {
  const parcels = ids.map((id) => {
    const parcel = shipments?.get(id);
    if (!parcel) throw new Error(`Order ${id} has no shipment`);
    return parcel;
  });
  const carriers = sql.param(parcels.map(({ carrier }) => carrier));
  const trackingNumbers = sql.param(parcels.map(({ trackingNumber }) => trackingNumber));
  await tx.execute(sql`
    UPDATE ${orders}
    SET state = ${orderTransitions.ship.to}, version = ${orders.version} + 1, updated_at = ${now.toISOString()},
      carrier = parcel.carrier, tracking_number = parcel.tracking_number
    FROM unnest(${sql.param(ids)}::uuid[], ${carriers}::text[], ${trackingNumbers}::text[])
      AS parcel (id, carrier, tracking_number)
    WHERE ${orders.id} = parcel.id`);
}

/** Groups the orders by the working days of their slowest lens, in the ordered version; a rush takes fewer. */
async function groupByTurnaround(tx: Handle, orderIds: string[]): Promise<Map<number, string[]>> {
  const daysByOrder = await findTurnarounds(tx, orderIds);
  const groups = new Map<number, string[]>();
  for (const [orderId, days] of daysByOrder) {
    groups.set(days, [...(groups.get(days) ?? []), orderId]);
  }
  return groups;
}

async function findTurnarounds(tx: Handle, orderIds: string[]): Promise<Map<string, number>> {
  const lines = await tx
    .select({
      orderId: orderLenses.orderId,
      lensId: orderLenses.lensId,
      version: orderLenses.lensVersion,
      delivery: orders.delivery,
    })
    .from(orderLenses)
    .innerJoin(orders, eq(orders.id, orderLenses.orderId))
    .where(inArray(orderLenses.orderId, orderIds));
  const known = new Map<string, number>();
  const daysByOrder = new Map<string, number>();
  for (const { orderId, lensId, version, delivery } of lines) {
    const key = `${lensId}/${version}`;
    const usual = known.get(key) ?? (await turnaroundOf(tx, lensId, version));
    known.set(key, usual);
    const days = workingDays(usual, delivery.rush);
    daysByOrder.set(orderId, slowestOf([days, daysByOrder.get(orderId) ?? 0]));
  }
  return daysByOrder;
}

async function turnaroundOf(tx: Handle, lensId: string, version: number): Promise<number> {
  const lens = await findLensVersion(tx, lensId, version);
  return lens?.turnaroundDays ?? lensDefinitionSchema.shape.turnaroundDays.parse(undefined);
}
