import type { Role } from '#domain/auth.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';

type OrderState = ChangeEvent['state'];

/** What the maker decides, and what the practice does: each hears of the other's, not of its own. */
const BY_MAKER: ReadonlySet<OrderState> = new Set<OrderState>([
  'approved',
  'rejected',
  'inProduction',
  'shipped',
  'closed',
]);
const BY_PRACTICE: ReadonlySet<OrderState> = new Set<OrderState>(['submitted', 'cancelled']);

/** Whether a change of an order is news to whoever has these roles. Messages are told by the order's thread. */
export function isNews({ state, about }: ChangeEvent, roles: readonly Role[]): boolean {
  if (about !== undefined) return false;
  return (roles.includes('ADMIN') ? BY_PRACTICE : BY_MAKER).has(state);
}

export interface NewsGatherer {
  add: (event: ChangeEvent) => void;
  stop: () => void;
}

/** How long one telling is put off at most, in milliseconds: a decision on hundreds takes some seconds to arrive. */
const LONGEST = 15_000;

/**
 * Hands on what changed together, of each order the last: once nothing more has changed for `quiet` milliseconds, so that
 * many changes are told of once.
 */
export function gatherNews(
  quiet: number,
  notify: (events: readonly ChangeEvent[]) => void,
): NewsGatherer {
  const gathered = new Map<string, ChangeEvent>();
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
