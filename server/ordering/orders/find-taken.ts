import { and, eq, inArray } from 'drizzle-orm';
import type { OrderEvent } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import { orderEvents } from './table.ts';

/** Returns the ids of those orders whose step to this version the user has taken. */
export async function findTaken(
  db: Handle,
  { action, actorUid }: { action: OrderEvent['action']; actorUid: string },
  orders: readonly { id: string; version: number }[],
): Promise<Set<string>> {
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  if (versions.size === 0) return new Set();
  const steps = await db
    .select({ orderId: orderEvents.orderId, version: orderEvents.version })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, [...versions.keys()]),
        eq(orderEvents.action, action),
        eq(orderEvents.actorUid, actorUid),
      ),
    );
  return new Set(
    steps.flatMap(({ orderId, version }) => (versions.get(orderId) === version ? [orderId] : [])),
  );
}
