import type { LensDefinition } from '../schemas/lens.ts';
import type { Eye } from '../schemas/order.ts';
import type { EyeEligibility } from '../schemas/warranty-eligibility.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface WarrantyFacts {
  eye: Eye;
  warranty: LensDefinition['warranty'];
  spare: LensDefinition['spare'];
  /** When the first order of the chain was submitted: the warranty runs from then on. */
  orderedAt: Date;
  /** When the order at hand was submitted: the spare offer runs from the final prescription. */
  finalAt?: Date;
  exchangesUsed: number;
  now: Date;
}

function endOf(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}

/** Whole days of 24 hours, the running one counted; 0 from the end on, and never more than were granted. */
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
 * What the maker still grants on a lens. Days are whole days of 24 hours since the order, so that the hour of the
 * order decides and no time zone; the moment at which the last one ends is already too late.
 */
export function idleStatusOf(facts: WarrantyFacts): EyeEligibility {
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
