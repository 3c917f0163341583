import type { OrderFilter } from '#domain/orders/order.ts';

/** The properties that the quick filters set. The rest of the filter stays when the user selects one. */
type QuickPart = Pick<OrderFilter, 'state' | 'flag' | 'late' | 'unread'>;

export const QUICK_FILTERS = {
  waiting: { state: 'submitted' },
  late: { late: true },
  unread: { unread: true },
  firstOrder: { state: 'submitted', flag: 'firstOrder' },
  edgeOfRange: { state: 'submitted', flag: 'edgeOfRange' },
  all: {},
} as const satisfies Record<string, QuickPart>;
export type QuickFilter = keyof typeof QUICK_FILTERS;
export const QUICK_FILTER_NAMES = Object.keys(QUICK_FILTERS) as QuickFilter[];

function split({ state, flag, late, unread, ...others }: OrderFilter) {
  return { quick: { state, flag, late, unread }, others };
}

/** Returns the quick filter that `filter` matches, or null. */
export function quickFilterOf(filter: OrderFilter): QuickFilter | null {
  const { quick } = split(filter);
  const isSame = (name: QuickFilter) => {
    const wanted: QuickPart = QUICK_FILTERS[name];
    return (['state', 'flag', 'late', 'unread'] as const).every(
      (key) => quick[key] === wanted[key],
    );
  };
  return QUICK_FILTER_NAMES.find(isSame) ?? null;
}

/** Returns `filter` with another quick filter. */
export function withQuickFilter(filter: OrderFilter, name: QuickFilter): OrderFilter {
  return { ...split(filter).others, ...QUICK_FILTERS[name] };
}

/** Returns `filter` for orders in any state: the flag of a quick filter belongs to its state, so both go. */
export function withoutState({ state: _state, flag: _flag, ...others }: OrderFilter): OrderFilter {
  return others;
}
