import type { OrderFilter } from '#domain/schemas/order.ts';

/** The most common filters of a practice. `shipped` includes closed orders. */
export const PRACTICE_FILTERS = {
  inWork: ['submitted', 'approved', 'inProduction'],
  rejected: 'rejected',
  shipped: ['shipped', 'closed'],
  all: undefined,
} as const satisfies Record<string, Readonly<OrderFilter['state']>>;
export type PracticeFilter = keyof typeof PRACTICE_FILTERS;
export const PRACTICE_FILTER_NAMES = Object.keys(PRACTICE_FILTERS) as PracticeFilter[];

/** Returns the quick filter for these states, or null when there is none. */
export function practiceFilterOf(state: unknown): PracticeFilter | null {
  const wanted = JSON.stringify(state);
  return (
    PRACTICE_FILTER_NAMES.find((name) => JSON.stringify(PRACTICE_FILTERS[name]) === wanted) ?? null
  );
}
