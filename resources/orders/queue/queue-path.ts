import { QUICK_FILTERS } from './filters/quick-filters.ts';
import type { QuickFilter } from './filters/quick-filters.ts';

/** Returns the path of the approval queue with one of its quick filters. */
export function queuePath(name: QuickFilter): string {
  const filter = JSON.stringify(QUICK_FILTERS[name]);
  return `/admin/order-approval?${new URLSearchParams({ filter }).toString()}`;
}
