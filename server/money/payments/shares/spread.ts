import type { Cents } from '#domain/basics/money.ts';

/** What a gateway's payment became for one account, and what of it can still go back. */
export interface Returnable {
  number: string;
  leftCents: Cents;
}

/** A part of what goes back. */
export interface ReturnedPart {
  number: string;
  cents: Cents;
}

/**
 * PY-09: splits what goes back of a gateway's payment over the payments that it became, in their order. Returns less in
 * sum when they have less.
 */
export function spreadOver(payments: readonly Returnable[], cents: Cents): ReturnedPart[] {
  let left = cents;
  return payments.flatMap(({ number, leftCents }) => {
    const part = Math.min(left, leftCents);
    left -= part;
    return part > 0 ? [{ number, cents: part }] : [];
  });
}
