import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useLateFilter } from './use-late-filter.ts';

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
