import type { Cents } from '../../basics/money.ts';

/** CR-01: days that a lens credit can be used, from the day on which it opens (ASSUMPTION: our own choice). */
export const CREDIT_LIFETIME_DAYS = 365;

/** CR-01: days that a credit lasts at least when it is given back after it expired (ASSUMPTION: our own choice). */
export const CREDIT_GRACE_DAYS = 30;

/** CR-02: a change by the lab above this amount needs a second admin. Our own choice; no rule of the trade. */
export const CREDIT_LIMIT_CENTS: Cents = 10_000;

/**
 * Why there is a credit: a lens was exchanged or returned, the lab granted it or took some away, or another entry of the
 * ledger.
 */
export const CREDIT_CAUSES = ['exchange', 'return', 'grant', 'deduction', 'other'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

/** How a credit stands: one above the limit waits for a second admin. */
export const CREDIT_STATES = ['waiting', 'posted', 'declined', 'reversed'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/**
 * Whether a second admin must confirm a change of this amount by the lab. `aloneCents`: what the same person changed of this
 * account within a day without one (`ALONE_HOURS`), so that many small changes are no way around the limit.
 */
export function needsSecondAdmin(cents: Cents, aloneCents: Cents): boolean {
  return cents + aloneCents > CREDIT_LIMIT_CENTS;
}

/** CR-02: a credit expires soon in the last days of its life; then its practice is notified. Our own choice. */
export const EXPIRES_SOON_DAYS = 30;
