import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

interface PendingFilter {
  /** Whether something was typed or chosen that the list is not filtered by yet. */
  isPending: boolean;
  /** Called by the filters when something is typed or chosen. */
  notePending: () => void;
}

const PendingFilterContext = createContext<PendingFilter>({
  isPending: false,
  notePending: () => undefined,
});

/** Whether a filter of the list is still waiting. What takes the list's filter elsewhere waits for it. */
export function usePendingFilter(): PendingFilter {
  return use(PendingFilterContext);
}

/**
 * What is inside of a list, whose filters wait for a pause in typing. A filter that still waits when a link is followed is
 * dropped. The list stays on the screen until the next page has loaded, and a filter applied meanwhile would lead back.
 */
export function LateFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const [isPending, setPending] = useState(false);
  const address = useRef('');
  useEffect(() => {
    address.current = window.location.pathname;
  }, []);
  const guarded = useMemo<typeof list>(
    () => ({
      ...list,
      setFilters: (...filters) => {
        setPending(false);
        // The address bar is ahead of what is shown.
        if (window.location.pathname === address.current) list.setFilters(...filters);
      },
    }),
    [list],
  );
  const pending = useMemo(() => ({ isPending, notePending: () => setPending(true) }), [isPending]);
  return (
    <ListContextProvider value={guarded}>
      <PendingFilterContext value={pending}>{children}</PendingFilterContext>
    </ListContextProvider>
  );
}
