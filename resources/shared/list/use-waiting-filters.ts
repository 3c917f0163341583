import { useCallback, useState } from 'react';
import { removeEmpty, useListContext } from 'react-admin';
import type { ListControllerResult } from 'react-admin';

/** The filters of a list, by field. */
type FilterValues = ListControllerResult['filterValues'];

export interface WaitingFilters {
  /** What the list was last asked for, which it may not show yet: what another choice is added to. */
  filterValues: FilterValues;
  /** Whether something was typed or chosen that the list is not filtered by yet. */
  isPending: boolean;
  /** Called by a filter that waits for a pause: with its field, and the value that it will have. */
  wait: (field: string, value: unknown) => void;
  /** Called with the filters that the list is asked for. A value that they have waits no more. */
  ask: (filters: FilterValues) => void;
}

interface Asked {
  /** What the list showed when it was asked. */
  shown: string;
  filters: FilterValues;
}

/** Knows what was typed or chosen until the list shows it. A filter chosen meanwhile ends no other one's wait. */
export function useWaitingFilters(): WaitingFilters {
  const { filterValues: shownFilters, sort, page, perPage, displayedFilters } = useListContext();
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = JSON.stringify([shownFilters, sort, page, perPage, displayedFilters]);
  // Whatever the list shows next is its answer: another choice may have come before the filters.
  if (asked && asked.shown !== shown) setAsked(null);

  const wait = useCallback((field: string, value: unknown) => {
    setWaiting((before) => new Map(before).set(field, textOf({ [field]: value })));
  }, []);
  const ask = useCallback(
    (filters: FilterValues) => {
      const isWaiting = ([field, value]: [string, string]) =>
        textOf({ [field]: filters[field] }) !== value;
      setWaiting((before) => new Map([...before].filter(isWaiting)));
      setAsked({ shown, filters: removeEmpty(filters) });
    },
    [shown],
  );
  const filterValues = asked?.filters ?? shownFilters;
  const isPending = waiting.size > 0 || textOf(filterValues) !== textOf(shownFilters);
  return { filterValues, isPending, wait, ask };
}

/** The filters to compare, without blanks, as react-admin keeps them. */
function textOf(filters: FilterValues): string {
  return JSON.stringify(removeEmpty(filters));
}
