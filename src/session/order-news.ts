import type { Role } from '#domain/access/auth.ts';
import type { ChangeOf } from '#domain/emails/notices/event.ts';

type OrderChange = ChangeOf<'orders'>;
type OrderState = OrderChange['state'];

/** The order states that the lab sets, and those that the practice sets: each side is only notified of the other's. */
const BY_MAKER: ReadonlySet<OrderState> = new Set<OrderState>([
  'approved',
  'rejected',
  'inProduction',
  'shipped',
  'closed',
]);
const BY_PRACTICE: ReadonlySet<OrderState> = new Set<OrderState>(['submitted', 'cancelled']);

/** Returns whether an order's change is news for a user with these roles. The order's thread reports messages. */
export function isNews({ state, about }: OrderChange, roles: readonly Role[]): boolean {
  if (about !== undefined) return false;
  return (roles.includes('ADMIN') ? BY_PRACTICE : BY_MAKER).has(state);
}

export interface NewsGatherer {
  add: (event: OrderChange) => void;
  stop: () => void;
}

/** The longest delay of a notification, in milliseconds: a decision on hundreds of orders takes seconds to arrive. */
const LONGEST = 15_000;

/**
 * Passes on changes together, with the last one of each order, after `quiet` milliseconds without another: many changes
 * become one notification.
 */
export function gatherNews(
  quiet: number,
  notify: (events: readonly OrderChange[]) => void,
): NewsGatherer {
  const gathered = new Map<string, OrderChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const hand = (): void => {
    timer = undefined;
    const events = [...gathered.values()];
    gathered.clear();
    notify(events);
  };
  return {
    add: (event) => {
      const now = Date.now();
      if (timer === undefined) since = now;
      gathered.set(event.id, event);
      clearTimeout(timer);
      timer = setTimeout(hand, Math.max(0, Math.min(quiet, since + LONGEST - now)));
    },
    stop: () => clearTimeout(timer),
  };
}
