import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ListContextProvider, useEvent, useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { withSelected } from './with-selected.ts';

export interface Selection<T> {
  /** The rows by id, each as it was when selected. */
  selected: ReadonlyMap<string, T>;
  /** Selects or deselects the rows; adds none beyond the maximum. Returns the new selection. */
  select: (rows: readonly T[], isSelected: boolean) => ReadonlyMap<string, T>;
  /** Replaces the selection with these rows. */
  replace: (rows: readonly T[]) => void;
}

/**
 * Creates the context for the selection of react-admin's list across its pages, at most `most` rows: react-admin holds
 * ids only, and as many as one likes.
 */
export function createSelection<T extends RaRecord<string>>(most: number) {
  const SelectionContext = createContext<Selection<T> | null>(null);

  /** Keeps the selection across paging and sorting; a new filter clears it, and so does leaving the list. */
  function SelectionProvider({ children }: { children: ReactNode }) {
    const list = useListContext<T>();
    const { filterValues, onSelect } = list;
    const { known, selected } = useSelectedRows(list);
    useClearing(JSON.stringify(filterValues), () => onSelect([]));
    const selection = useMemo<Selection<T>>(() => {
      const choose = (after: ReadonlyMap<string, T>) => {
        for (const row of after.values()) known.set(row.id, row);
        onSelect([...after.keys()]);
        return after;
      };
      return {
        selected,
        select: (rows, isSelected) => choose(withSelected(selected, rows, { isSelected, most })),
        replace: (rows) => choose(withSelected(new Map(), rows, { isSelected: true, most })),
      };
    }, [known, selected, onSelect]);
    const limited = {
      ...list,
      selectedIds: [...selected.keys()],
      onSelect: (ids: T['id'][]) => onSelect(ids.slice(0, most)),
      onToggleItem: (id: T['id']) => {
        if (selected.has(id) || selected.size < most) list.onToggleItem(id);
      },
    };
    return (
      <SelectionContext value={selection}>
        <ListContextProvider value={limited}>{children}</ListContextProvider>
      </SelectionContext>
    );
  }

  function useSelection(): Selection<T> {
    const selection = useContext(SelectionContext);
    if (!selection) throw new Error('SelectionProvider is missing');
    return selection;
  }

  return { SelectionProvider, useSelection };
}

/** Holds the rows of each page that was shown; those that are selected stay as they were when selected. */
function useSelectedRows<T extends RaRecord<string>>({
  data = [],
  selectedIds,
}: Pick<ReturnType<typeof useListContext<T>>, 'data' | 'selectedIds'>) {
  const [known] = useState(() => new Map<string, T>());
  const selected = useMemo(() => {
    const rows = selectedIds.map((id) => known.get(id)).filter((row) => row !== undefined);
    return new Map(rows.map((row) => [row.id, row]));
  }, [known, selectedIds]);
  for (const row of data) if (!selected.has(row.id)) known.set(row.id, row);
  return { known, selected };
}

/** Calls `clear` when the filter changes, and when the list is left. */
function useClearing(filter: string, clear: () => void): void {
  const clearNow = useEvent(clear);
  const seen = useRef(filter);
  useEffect(() => {
    if (seen.current === filter) return;
    seen.current = filter;
    clearNow();
  }, [filter, clearNow]);
  useEffect(() => clearNow, [clearNow]);
}
