import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { withSelected } from './with-selected.ts';

export interface Selection<T> {
  /** The rows by id, each as it was when selected. */
  selected: ReadonlyMap<string, T>;
  /** Selects or deselects the rows; adds none beyond the maximum. Returns the new selection. */
  select: (rows: readonly T[], isSelected: boolean) => ReadonlyMap<string, T>;
  /** Replaces the selection with these rows. */
  replace: (rows: readonly T[]) => void;
}

/** Creates the context for the selection of a list across its pages, at most `most` rows. */
export function createSelection<T extends { id: string }>(most: number) {
  const SelectionContext = createContext<Selection<T> | null>(null);
  const none: ReadonlyMap<string, T> = new Map();

  /** Keeps the selection across paging and sorting; a new filter clears it. */
  function SelectionProvider({ children }: { children: ReactNode }) {
    const { filterValues } = useListContext();
    const filter = JSON.stringify(filterValues);
    const [selected, setSelected] = useState(none);
    const [seenFilter, setSeenFilter] = useState(filter);
    if (seenFilter !== filter) {
      setSeenFilter(filter);
      setSelected(none);
    }
    const selection = useMemo<Selection<T>>(
      () => ({
        selected,
        select: (rows, isSelected) => {
          const after = withSelected(selected, rows, { isSelected, most });
          setSelected(after);
          return after;
        },
        replace: (rows) => setSelected(withSelected(none, rows, { isSelected: true, most })),
      }),
      [selected],
    );
    return <SelectionContext value={selection}>{children}</SelectionContext>;
  }

  function useSelection(): Selection<T> {
    const selection = useContext(SelectionContext);
    if (!selection) throw new Error('SelectionProvider is missing');
    return selection;
  }

  return { SelectionProvider, useSelection };
}
