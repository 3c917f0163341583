import type { OrderState } from '../../orders/order-states.ts';
import type { PartGrant, PricePart } from '../prices/price-schema.ts';
import type { LensCredit } from './lens-credit.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The days after the shipment in which a lens may come back, also when the warranty ends before (ASSUMPTION). */
export const RETURN_DAYS = 30;

/** Returns what a line of an order grants; null for nothing, as for each line from before there was lens credit. */
export function grantOf({ priceParts }: { priceParts: readonly PricePart[] }): PartGrant | null {
  return priceParts.find(({ grants }) => grants)?.grants ?? null;
}

/** CR-04: returns until when a lens may come back: the end of the warranty, and never less than the days after the shipment. */
export function returnUntil({ until }: Pick<PartGrant, 'until'>, shippedAt: Date): Date {
  const least = shippedAt.getTime() + RETURN_DAYS * DAY;
  return new Date(Math.max(least, until === null ? 0 : Date.parse(until)));
}

/** Whether an order in this state was sent, so that its credits are in the books. */
export function isSent(state: OrderState): boolean {
  return state === 'shipped' || state === 'closed';
}

/** Whether an order in this state will never be sent, so that it opens no credit. */
export function isGivenUp(state: OrderState): boolean {
  return state === 'rejected' || state === 'cancelled';
}

/** Whether the lab may record that the lens of a credit came back. */
export function canReceive({ mustReturn, state, received }: LensCredit): boolean {
  return mustReturn && received === null && (state === 'coming' || state === 'waiting');
}
