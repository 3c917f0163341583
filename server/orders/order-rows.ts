import type { Order, OrderSummary } from '#domain/schemas/order.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { orderEvents, orderLenses, type orders } from './table.ts';

export type OrderRow = typeof orders.$inferSelect;
type LensRow = typeof orderLenses.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** The lenses of the orders, right before left. */
export async function findOrderLenses(db: Handle, orderIds: string[]): Promise<LensRow[]> {
  if (orderIds.length === 0) return [];
  return (
    db
      .select()
      .from(orderLenses)
      .where(inArray(orderLenses.orderId, orderIds))
      // The type lists the right eye first.
      .orderBy(asc(orderLenses.eye))
  );
}

/** The newest event last. */
export async function findOrderEvents(db: Handle, orderId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.version));
}

function baseOf(row: OrderRow) {
  const { notes: _notes, submittedBy: _submittedBy, submittedAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toSummary(row: OrderRow, lenses: LensRow[]): OrderSummary {
  return {
    ...baseOf(row),
    lenses: lenses.map(({ eye, lensId, lensName }) => ({ eye, lensId, lensName })),
  };
}

export function toOrder(row: OrderRow, lenses: LensRow[], events: EventRow[]): Order {
  return {
    ...baseOf(row),
    notes: row.notes,
    lenses: lenses.map(({ orderId: _orderId, ...lens }) => lens),
    events: events.map(({ id, action, from, to, actor, reason, createdAt }) => ({
      id,
      action,
      from,
      to,
      actor,
      reason,
      createdAt: createdAt.toISOString(),
    })),
  };
}
