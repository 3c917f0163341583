import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useEvent, useListContext } from 'react-admin';
import type { UserRow } from '#domain/schemas/user.ts';
import type { Selection } from '../../shared/list/create-selection.tsx';
import { withSelected } from '../../shared/list/with-selected.ts';

/** The maximum number of users per bulk action. */
export const MAX_AT_ONCE = 500;

const UserSelectionContext = createContext<Selection<UserRow> | null>(null);

/**
 * The selection of react-admin's list, with the selected rows of all of its pages: react-admin holds their ids only. A
 * new filter clears it, and so does leaving the list.
 */
export function UserSelection({ children }: { children: ReactNode }) {
  const { filterValues, selectedIds, onSelect } = useListContext<UserRow>();
  const known = useKnownRows();
  useClearing(JSON.stringify(filterValues), () => onSelect([]));
  const selection = useMemo<Selection<UserRow>>(() => {
    const selected = new Map<string, UserRow>();
    for (const id of selectedIds) {
      const row = known.get(id);
      if (row) selected.set(id, row);
    }
    const choose = (after: ReadonlyMap<string, UserRow>) => {
      for (const row of after.values()) known.set(row.id, row);
      onSelect([...after.keys()]);
      return after;
    };
    return {
      selected,
      select: (rows, isSelected) =>
        choose(withSelected(selected, rows, { isSelected, most: MAX_AT_ONCE })),
      replace: (rows) =>
        choose(withSelected(new Map(), rows, { isSelected: true, most: MAX_AT_ONCE })),
    };
  }, [selectedIds, known, onSelect]);
  return <UserSelectionContext value={selection}>{children}</UserSelectionContext>;
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

/** Collects the rows of each page that is shown. */
function useKnownRows(): Map<string, UserRow> {
  const { data } = useListContext<UserRow>();
  const [known] = useState(() => new Map<string, UserRow>());
  for (const row of data ?? []) known.set(row.id, row);
  return known;
}

export function useUserSelection(): Selection<UserRow> {
  const selection = use(UserSelectionContext);
  if (!selection) throw new Error('UserSelection is missing');
  return selection;
}
