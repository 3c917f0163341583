import type { Cents } from '../money.ts';

/** PY-08: a write-off above this amount needs a second admin. Our own choice; no rule of the trade. */
export const WRITE_OFF_LIMIT_CENTS: Cents = 10_000;

/** How a write-off stands: one above the limit waits for a second admin. */
export const WRITE_OFF_STATES = ['waiting', 'posted', 'declined'] as const;
export type WriteOffState = (typeof WRITE_OFF_STATES)[number];

/** What a second admin decides about a write-off that waits. */
export const WRITE_OFF_DECISIONS = ['confirm', 'decline'] as const;
export type WriteOffDecision = (typeof WRITE_OFF_DECISIONS)[number];

/** Whether a second admin must confirm it. */
export function needsSecondAdmin(cents: Cents): boolean {
  return cents > WRITE_OFF_LIMIT_CENTS;
}
