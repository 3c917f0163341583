import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { SelectionContext, withSelected } from './selection.ts';
import type { Selected, Selection } from './selection.ts';

const NONE: Selected = new Map();

/** Keeps what is selected while one pages and sorts; another filter begins anew. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const [selected, setSelected] = useState(NONE);
  const [seenFilter, setSeenFilter] = useState(filter);
  if (seenFilter !== filter) {
    setSeenFilter(filter);
    setSelected(NONE);
  }
  const selection = useMemo<Selection>(
    () => ({
      selected,
      select: (orders, isSelected) => {
        const after = withSelected(selected, orders, isSelected);
        setSelected(after);
        return after;
      },
      replace: (orders) => setSelected(withSelected(NONE, orders, true)),
    }),
    [selected],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
