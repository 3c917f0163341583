import { useDebouncedEvent, useListContext } from 'react-admin';
import { usePendingFilter } from './LateFilters.tsx';

/** How long typing pauses before the list is asked for, in milliseconds. */
export const TYPING_PAUSE = 500;

/**
 * Returns what changes one filter of the list once typing has paused; a blank value removes it. The change is made to
 * the list as it is then: react-admin's own delay would apply the filter with the sort, the page and the other filters
 * of when the key was hit, and undo what was chosen since.
 */
export function useLateFilter(field: string): (value: string) => void {
  const { filterValues, setFilters } = useListContext();
  const { wait } = usePendingFilter();
  const changeLater = useDebouncedEvent((value: string) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [field]: value } : others);
  }, TYPING_PAUSE);
  return (value) => {
    wait(field, value);
    changeLater(value);
  };
}
