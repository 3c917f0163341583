import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LensCredit } from '#domain/money/credit/lens-credit.ts';
import type { PromiseMove } from '#domain/orders/order-promise.ts';
import { isEnded, ORDER_STATES } from '#domain/orders/order-states.ts';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { MoveRow } from '../promises/find-moves.ts';
import type { ReturnRow } from '../returns/find-returns.ts';
import { orderEvents, orderLenses, type orders } from './table.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LensRow = typeof orderLenses.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** Returns the lenses of the orders, right before left. */
export async function findOrderLenses(db: Handle, orderIds: string[]): Promise<LensRow[]> {
  if (orderIds.length === 0) return [];
  return (
    db
      .select()
      .from(orderLenses)
      .where(inArray(orderLenses.orderId, orderIds))
      // The enum lists the right eye first.
      .orderBy(asc(orderLenses.eye))
  );
}

/** Returns the events of the order, oldest first. */
export async function findOrderEvents(db: Handle, orderId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.version));
}

const ENDS = ORDER_STATES.filter(isEnded);

/** Returns when each of the orders that are over was closed or cancelled. */
export async function findEnds(
  db: Handle,
  rows: Pick<OrderRow, 'id' | 'state'>[],
): Promise<Map<string, Date>> {
  const ids = rows.filter(({ state }) => isEnded(state)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const ends = await db
    .select({ orderId: orderEvents.orderId, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), inArray(orderEvents.to, ENDS)));
  return new Map(ends.map(({ orderId, at }) => [orderId, at]));
}

interface SummaryDetails {
  lenses: LensRow[];
  /** Missing for an order without unread messages. */
  unread: number | undefined;
  /** Missing for an order that is not over. */
  endedAt: Date | undefined;
}

export function toSummary(
  row: OrderRow,
  { lenses, unread = 0, endedAt }: SummaryDetails,
): OrderSummary {
  const { id, number, accountNumber, practice, patientReference, type, state, version } = row;
  const { flags, totalCents, currency } = row;
  return {
    id,
    number,
    accountNumber,
    practice,
    patientReference,
    type,
    state,
    version,
    flags,
    totalCents,
    currency,
    unread,
    rush: row.delivery.rush,
    withheld: false,
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    promisedAt: row.promisedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lenses: lenses.map(({ eye, lensId, lensName }) => ({ eye, lensId, lensName })),
  };
}

interface Details extends Pick<SummaryDetails, 'lenses' | 'unread'> {
  events: EventRow[];
  promiseMoves: MoveRow[];
  returns: ReturnRow[];
  credits: LensCredit[];
  sourceOrderNumber: string | null;
}

export function toOrder(row: OrderRow, details: Details): Order {
  const { lenses, events, promiseMoves, returns, credits, sourceOrderNumber, unread } = details;
  const endedAt = events.findLast(({ to }) => isEnded(to))?.createdAt;
  return {
    ...toSummary(row, { lenses, unread, endedAt }),
    sourceOrderId: row.sourceOrderId,
    sourceOrderNumber,
    returnReason: row.returnReason,
    poNumber: row.poNumber,
    notes: row.notes,
    patient: row.patient,
    acknowledged: row.acknowledged,
    attachments: row.attachments,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    invoiceNumber: row.invoiceNumber,
    patientName: row.patientName,
    delivery: row.delivery,
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
    promiseMoves: promiseMoves.map(toMove),
    lensesReceived: returns.map(({ eye, receivedAt, actor }) => ({
      eye,
      at: receivedAt.toISOString(),
      actor,
    })),
    credits,
  };
}

function toMove({ id, formerAt, promisedAt, reason, actor, createdAt }: MoveRow): PromiseMove {
  return {
    id,
    reason,
    actor,
    formerAt: formerAt.toISOString(),
    promisedAt: promisedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
