import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface WarrantyFacts {
  eye: Eye;
  warranty: LensDefinition['warranty'];
  spare: LensDefinition['spare'];
  /** When the first order of the chain was submitted, which starts the warranty. */
  orderedAt: Date;
  /** When this order was submitted: its final prescription starts the spare offer. */
  finalAt?: Date;
  exchangesUsed: number;
  now: Date;
}

function endOf(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}

/** Returns whole days of 24 hours including the current one; 0 after the end, and at most `granted`. */
function daysUntil(end: Date, now: Date, granted: number): number {
  const left = Math.ceil((end.getTime() - now.getTime()) / DAY);
  return Math.min(Math.max(left, 0), granted);
}

function spareOf({ spare, orderedAt, finalAt = orderedAt, now }: WarrantyFacts) {
  if (!spare) return null;
  const end = endOf(finalAt, spare.withinDays);
  return now < end ? { percentOff: spare.percentOff, endsAt: end.toISOString() } : null;
}

function withoutWarranty(facts: WarrantyFacts): EyeEligibility {
  const { eye, exchangesUsed } = facts;
  return {
    eye,
    hasWarranty: false,
    endsAt: null,
    daysLeft: 0,
    exchangesUsed,
    exchangesLeft: 0,
    entitled: false,
    creditPercent: 0,
    feeCents: 0,
    mustReturn: false,
    spare: spareOf(facts),
  };
}

/**
 * Returns the remaining warranty of a lens. Days are 24 hours from the time of the order, independent of time zones;
 * the moment at which the last day ends is too late.
 */
export function eligibilityOf(facts: WarrantyFacts): EyeEligibility {
  const { eye, warranty, orderedAt, exchangesUsed, now } = facts;
  if (!warranty) return withoutWarranty(facts);
  const end = endOf(orderedAt, warranty.days);
  const daysLeft = daysUntil(end, now, warranty.days);
  const { exchanges, creditPercent, feeCents, mustReturn } = warranty;
  const exchangesLeft = exchanges === null ? null : Math.max(0, exchanges - exchangesUsed);
  return {
    eye,
    hasWarranty: true,
    endsAt: end.toISOString(),
    daysLeft,
    exchangesUsed,
    exchangesLeft,
    entitled: daysLeft > 0 && exchangesLeft !== 0,
    creditPercent,
    feeCents,
    mustReturn,
    spare: spareOf(facts),
  };
}
