import type { Cents } from '../../basics/money.ts';

/** PY-08: a write-off above this amount needs a second admin. Our own choice; no rule of the trade. */
export const WRITE_OFF_LIMIT_CENTS: Cents = 10_000;

/**
 * How a write-off stands: one above the limit waits for a second admin, and so does its reversal (`reversing`), until which
 * it stays posted.
 */
export const WRITE_OFF_STATES = ['waiting', 'posted', 'declined', 'reversing', 'reversed'] as const;
export type WriteOffState = (typeof WRITE_OFF_STATES)[number];

/** Whether a second admin has to decide about a write-off, or about its reversal. */
export function waitsForDecision(state: WriteOffState): boolean {
  return state === 'waiting' || state === 'reversing';
}

/** What a second admin decides about a write-off that waits. */
export const WRITE_OFF_DECISIONS = ['confirm', 'decline'] as const;
export type WriteOffDecision = (typeof WRITE_OFF_DECISIONS)[number];

/**
 * Whether a second admin must confirm it. `aloneCents`: what the same person wrote off of this account within a day without
 * one (`ALONE_HOURS`), so that many small ones are no way around the limit.
 */
export function needsSecondAdmin(cents: Cents, aloneCents: Cents): boolean {
  return cents + aloneCents > WRITE_OFF_LIMIT_CENTS;
}
