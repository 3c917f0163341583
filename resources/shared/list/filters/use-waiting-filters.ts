import { useCallback, useMemo, useState } from 'react';
import { removeEmpty, useListContext } from 'react-admin';
import type { ListControllerResult, SortPayload } from 'react-admin';

/** The filters of a list, by field. */
type FilterValues = ListControllerResult['filterValues'];

/** What a list was asked for and may not show yet. */
interface AskedList {
  /** The arguments of `setFilters`. */
  filters?: Parameters<ListControllerResult['setFilters']>;
  sort?: SortPayload;
}

export interface WaitingFilters {
  /** What the list was last asked for, which it may not show yet: what another choice is added to. */
  filterValues: FilterValues;
  /** Whether something was typed or chosen that the list is not filtered by yet. */
  isPending: boolean;
  /** Called by a filter that waits for a pause: with its field, and the value that it will have. */
  wait: (field: string, value: unknown) => void;
  /** What was asked for since the list last changed: react-admin would undo it with the next request. */
  asked: AskedList;
  /** Called with what the list is asked for. A value that its filters have waits no more. */
  ask: (list: AskedList) => void;
}

interface Asked extends AskedList {
  /** What the list showed when it was asked. */
  shown: string;
}

const NOTHING: AskedList = {};

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
    (list: AskedList) => {
      setAsked((before) => ({ ...before, shown, ...list }));
      if (!list.filters) return;
      const [filters] = list.filters;
      const isWaiting = ([field, value]: [string, string]) =>
        textOf({ [field]: filters[field] }) !== value;
      setWaiting((before) => new Map([...before].filter(isWaiting)));
    },
    [shown],
  );
  const filterValues = useMemo(
    () => (asked?.filters ? removeEmpty(asked.filters[0]) : shownFilters),
    [asked, shownFilters],
  );
  const isPending = waiting.size > 0 || textOf(filterValues) !== textOf(shownFilters);
  return { filterValues, isPending, wait, asked: asked ?? NOTHING, ask };
}

/** The filters to compare, without blanks, as react-admin keeps them. */
function textOf(filters: FilterValues): string {
  return JSON.stringify(removeEmpty(filters));
}
