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
 * not applied: the list stays on the screen until the next page has loaded, and the filter would lead back. It is applied
 * when one goes back before that page is there.
 */
export function LateFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { filterValues, isPending, wait, asked, ask } = useWaitingFilters();
  const address = useRef('');
  const left = useRef<Parameters<typeof list.setFilters> | null>(null);
  useEffect(() => {
    address.current = window.location.pathname;
  }, []);
  const guarded = useMemo<typeof list>(() => {
    const setFilters: typeof list.setFilters = (...filters) => {
      // The address bar is ahead of what is shown.
      const isLeaving = window.location.pathname !== address.current;
      left.current = isLeaving ? filters : null;
      if (isLeaving) return;
      ask({ filters });
      list.setFilters(...filters);
      if (asked.sort) list.setSort(asked.sort);
    };
    const setSort: typeof list.setSort = (sort) => {
      if (asked.filters) list.setFilters(...asked.filters);
      ask({ sort });
      list.setSort(sort);
    };
    return { ...list, filterValues, setFilters, setSort };
  }, [list, filterValues, asked, ask]);
  useEffect(() => {
    const comeBack = () => {
      if (left.current) guarded.setFilters(...left.current);
    };
    window.addEventListener('popstate', comeBack);
    return () => window.removeEventListener('popstate', comeBack);
  }, [guarded]);
  const pending = useMemo(() => ({ isPending, wait }), [isPending, wait]);
  return (
    <ListContextProvider value={guarded}>
      <PendingFilterContext value={pending}>{children}</PendingFilterContext>
    </ListContextProvider>
  );
}
