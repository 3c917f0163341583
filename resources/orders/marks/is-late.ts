import type { OrderState } from '#domain/order.ts';

const ON_ITS_WAY: ReadonlySet<OrderState> = new Set(['approved', 'inProduction']);

/** Returns whether the order should have shipped by `now` (milliseconds since 1970) and has not. */
export function isLate(
  { state, promisedAt }: { state: OrderState; promisedAt: string | null },
  now: number,
): boolean {
  return ON_ITS_WAY.has(state) && promisedAt !== null && Date.parse(promisedAt) < now;
}
