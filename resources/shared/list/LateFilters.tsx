import { createContext, use, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { useWaitingFilters } from './use-waiting-filters.ts';
import type { WaitingFilters } from './use-waiting-filters.ts';

type PendingFilter = Pick<WaitingFilters, 'isPending' | 'wait'>;

const PendingFilterContext = createContext<PendingFilter>({
  isPending: false,
  wait: () => undefined,
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
  const { filterValues, isPending, wait, ask } = useWaitingFilters();
  const address = useRef('');
  useEffect(() => {
    address.current = window.location.pathname;
  }, []);
  const guarded = useMemo<typeof list>(
    () => ({
      ...list,
      filterValues,
      setFilters: (...filters) => {
        // The address bar is ahead of what is shown.
        if (window.location.pathname !== address.current) return;
        ask(filters[0]);
        list.setFilters(...filters);
      },
    }),
    [list, filterValues, ask],
  );
  const pending = useMemo(() => ({ isPending, wait }), [isPending, wait]);
  return (
    <ListContextProvider value={guarded}>
      <PendingFilterContext value={pending}>{children}</PendingFilterContext>
    </ListContextProvider>
  );
}
