import type { CheckoutState } from '#domain/money/checkouts/checkout-states.ts';

const MINUTE = 60_000;
/** Minutes until the gateway is asked again, at most: its calls come first, asking is for those that are lost. */
const LONGEST: Partial<Record<CheckoutState, number>> = { opening: 4, open: 16, processing: 240 };

/** Returns when the gateway is asked next how a payment stands, later each time. */
export function nextAsk(
  { asked, state }: { asked: number; state: CheckoutState },
  now: Date,
): Date {
  const minutes = Math.min(2 ** Math.min(asked + 1, 10), LONGEST[state] ?? 1);
  return new Date(now.getTime() + minutes * MINUTE);
}
