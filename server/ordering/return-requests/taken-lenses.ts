import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import type { ReturnFacts } from '#domain/money/returns/return-policy.ts';
import { LIVE_STATES } from '#domain/money/returns/return-states.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findReplacements } from '../orders/order-names.ts';
import { returnRequests } from './table.ts';

/** A lens of an order that is spoken for. */
export type TakenLens = ReturnFacts['taken'][number] & { eye: Eye };

/**
 * CR-04: returns what speaks for lenses of the order already, so that no lens is credited twice: requests of return, and
 * orders that replace a lens of it and credit it, also those from before there were requests.
 */
export async function findTakenLenses(db: Handle, orderId: string): Promise<TakenLens[]> {
  return [...(await findReplaced(db, orderId)), ...(await findAsked(db, orderId))];
}

async function findReplaced(db: Handle, orderId: string): Promise<TakenLens[]> {
  const rows = await findReplacements(db, orderId);
  return rows
    .filter(({ priceParts }) => priceParts.some(credits))
    .map(({ number, eye }) => ({ by: 'replaced', number, eye }));
}

/** Whether a part credits the lens that is replaced: later, or, in orders from before there was lens credit, at once. */
function credits({ code, grants }: PricePart): boolean {
  return grants !== undefined || code === 'credit';
}

async function findAsked(db: Handle, orderId: string): Promise<TakenLens[]> {
  const rows = await db
    .select({ number: returnRequests.number, eye: returnRequests.eye })
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.orderId, orderId),
        eq(returnRequests.kind, 'return'),
        inArray(returnRequests.state, [...LIVE_STATES]),
      ),
    )
    .orderBy(asc(returnRequests.number));
  return rows.flatMap(({ number, eye }) => (eye ? [{ by: 'asked' as const, number, eye }] : []));
}

/** Returns the open request to cancel the order; null when there is none. */
export async function findAskedCancellation(db: Handle, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: returnRequests.number })
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.orderId, orderId),
        eq(returnRequests.kind, 'cancellation'),
        eq(returnRequests.state, 'requested'),
      ),
    );
  return row?.number ?? null;
}
