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

/** Hands on what changed within `within` milliseconds of the first change together, of each order the last. */
export function gatherNews(
  within: number,
  tell: (events: readonly ChangeEvent[]) => void,
): NewsGatherer {
  const gathered = new Map<string, ChangeEvent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hand = (): void => {
    timer = undefined;
    const events = [...gathered.values()];
    gathered.clear();
    tell(events);
  };
  return {
    add: (event) => {
      gathered.set(event.id, event);
      timer ??= setTimeout(hand, within);
    },
    stop: () => clearTimeout(timer),
  };
}
