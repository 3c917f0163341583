import { useDebouncedEvent, useListContext } from 'react-admin';
import type { ListControllerResult } from 'react-admin';
import { usePendingFilter } from './LateFilters.tsx';

/** How long typing pauses before the list is asked for, in milliseconds. */
export const TYPING_PAUSE = 500;

type FilterValues = ListControllerResult['filterValues'];

/**
 * Returns what changes the filter of the list once typing has paused. The change is made to the list as it is then:
 * react-admin's own delay would apply the filter with the sort, the page and the other filters of when the key was hit,
 * and undo what was chosen since.
 */
export function useLateFilter(): (change: (present: FilterValues) => FilterValues) => void {
  const { filterValues, setFilters } = useListContext();
  const { notePending } = usePendingFilter();
  const changeLater = useDebouncedEvent((change: (present: FilterValues) => FilterValues) => {
    setFilters(change(filterValues));
  }, TYPING_PAUSE);
  return (change) => {
    notePending();
    changeLater(change);
  };
}
