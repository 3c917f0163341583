import type { OrderDecision, OrderState } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';

/** AD-13: what is unusual about an order among many that are decided at once, the most urgent first. */
export const UNUSUAL = [
  'changed',
  'firstOrder',
  'edgeOfRange',
  'warningAcknowledged',
  'warranty',
  'late',
  'unread',
] as const;
export type Unusual = (typeof UNUSUAL)[number];

/** What matters for a decision. What is in the order does not matter any more when it is rejected or has been shipped. */
const MATTERS: Record<Exclude<OrderDecision, 'cancel'>, readonly Unusual[]> = {
  approve: UNUSUAL,
  reject: ['changed', 'unread'],
  produce: UNUSUAL,
  ship: ['changed', 'unread'],
  close: ['changed', 'unread'],
};

const ON_ITS_WAY: ReadonlySet<OrderState> = new Set(['approved', 'inProduction']);

/** Returns whether the order should have shipped by `now` (milliseconds since 1970) and has not. */
export function isLate(
  { state, promisedAt }: Pick<OrderSummary, 'state' | 'promisedAt'>,
  now: number,
): boolean {
  return ON_ITS_WAY.has(state) && promisedAt !== null && Date.parse(promisedAt) < now;
}

type OrderFacts = Pick<
  OrderSummary,
  'version' | 'flags' | 'type' | 'unread' | 'state' | 'promisedAt'
>;

interface Decision {
  action: keyof typeof MATTERS;
  /** The version of the order that the user selected. */
  seenVersion: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** AD-13: returns what is unusual about the order as it is now, for whoever decides on many of them. */
export function unusualOf(order: OrderFacts, { action, seenVersion, now }: Decision): Unusual[] {
  const holds: Record<Unusual, boolean> = {
    changed: order.version !== seenVersion,
    firstOrder: order.flags.includes('firstOrder'),
    edgeOfRange: order.flags.includes('edgeOfRange'),
    warningAcknowledged: order.flags.includes('warningAcknowledged'),
    warranty: order.type === 'warranty',
    late: isLate(order, now),
    unread: order.unread > 0,
  };
  return MATTERS[action].filter((reason) => holds[reason]);
}
