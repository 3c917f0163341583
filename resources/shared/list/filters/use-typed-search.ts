import { useState } from 'react';
import { useDebouncedEvent, useListContext } from 'react-admin';
import { usePendingFilter } from './LateFilters.tsx';

/** How long typing pauses before the list is asked for, in milliseconds. */
export const TYPING_PAUSE = 500;

/** How many characters a search may have. */
export const LONGEST_SEARCH = 100;

interface TypedSearch {
  /** What the field shows. */
  typed: string;
  /** Shows this in the field, and filters the list by it once typing has paused. */
  search: (typed: string) => void;
}

/**
 * The text of a search field, which filters the list by `field`. It is kept here from the first key on, not in
 * react-admin's filter form, which forgets what is typed before its effects have run. `toFilter` returns what the list
 * is filtered by.
 */
export function useTypedSearch(
  field: string,
  toFilter: (typed: string) => string = (typed) => typed.trim(),
): TypedSearch {
  const { filterValues } = useListContext();
  const changeLater = useLateFilter(field);
  const applied = typeof filterValues[field] === 'string' ? filterValues[field] : '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // A link or the back button may also change the search. Text typed since the last applied search is still pending: an
  // earlier search that is applied meanwhile does not overwrite it.
  if (applied !== seen) {
    setSeen(applied);
    if (toFilter(typed) === seen) setTyped(applied);
  }
  const search = (next: string) => {
    setTyped(next);
    changeLater(toFilter(next));
  };
  return { typed, search };
}

/**
 * Returns what changes one filter of the list once typing has paused; a blank value removes it. The change is made to
 * the list as it is then: react-admin's own delay would apply the filter with the sort, the page and the other filters
 * of when the key was hit, and undo what was chosen since.
 */
function useLateFilter(field: string): (value: string) => void {
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
