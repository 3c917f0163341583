import { useText } from '#providers/messages/use-text.ts';
import { FilterChips } from '../../../shared/list/filters/FilterChips.tsx';
import {
  QUICK_FILTER_NAMES,
  QUICK_FILTERS,
  quickFilterOf,
  withQuickFilter,
} from './quick-filters.ts';
import { useOrderCounts } from './use-order-counts.ts';
import { useOrderFilter } from './use-order-filter.ts';

/** `all` has no count. */
const COUNTED = QUICK_FILTER_NAMES.filter((name) => name !== 'all');
const COUNTED_FILTERS = COUNTED.map((name) => QUICK_FILTERS[name]);

/** OR-08: the most common filters of an approver, each with its count. */
export function QuickFilters() {
  const text = useText('orderQueue');
  const { filter, setFilter } = useOrderFilter();
  const counts = useOrderCounts(COUNTED_FILTERS);
  return (
    <FilterChips
      label={text('quick.label')}
      chosen={quickFilterOf(filter)}
      onChoose={(name) => setFilter(withQuickFilter(filter, name ?? 'all'))}
      choices={QUICK_FILTER_NAMES.map((name) => {
        const count = counts[COUNTED.findIndex((counted) => counted === name)];
        const label = text(`quick.${name}`);
        return { value: name, label: count === undefined ? label : `${label} ${count}` };
      })}
    />
  );
}
