import { workingDays } from '#domain/delivery/shipping-methods.ts';
import { lensDefinitionSchema } from '#domain/schemas/lens.ts';
import { slowestOf } from '#domain/working-days.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { findLensVersion } from '#server/lenses/find-lens-version.ts';
import { orderLenses, orders } from '../table.ts';

/** Groups the orders by the working days of their slowest lens, in the ordered version; a rush takes fewer. */
export async function groupByTurnaround(
  tx: Handle,
  orderIds: string[],
): Promise<Map<number, string[]>> {
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
