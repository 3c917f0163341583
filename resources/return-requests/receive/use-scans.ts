import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { returnDesk } from '#providers/money/return-desk.ts';
import { receiveScanned, type ScanOutcome } from './receive-scanned.ts';

/** A scan of this visit. */
export interface Scan {
  id: number;
  /** Null while it is under way. */
  outcome: ScanOutcome | null;
}

/** In the query cache, which ends with the session: they stay when the page is left for a request. */
const KEY = ['scans-of-this-visit'];
/** How many are kept. */
const MOST = 20;
const NONE: Scan[] = [];
/** What a lens that comes back changes on the screen. */
const CHANGED = ['return-requests', 'credits', 'orders', 'record-changes'];

/** CR-03: records lenses by scans, one after the other in the order of the scans, and keeps what became of each. */
export function useScans() {
  const connection = useConnection();
  const desk = useMemo(() => returnDesk(connection), [connection]);
  const queryClient = useQueryClient();
  const last = useRef(Promise.resolve());
  const { data: scans } = useQuery({
    queryKey: KEY,
    queryFn: () => NONE,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const take = useCallback(
    (scanned: string): void => {
      const change = (changed: (before: Scan[]) => Scan[]) =>
        queryClient.setQueryData<Scan[]>(KEY, (before = NONE) => changed(before));
      const id = nextId(queryClient.getQueryData<Scan[]>(KEY) ?? NONE);
      change((before) => [{ id, outcome: null }, ...before].slice(0, MOST));
      const work = async () => {
        const outcome = await receiveScanned(desk, scanned);
        change((before) => before.map((scan) => (scan.id === id ? { id, outcome } : scan)));
        if (outcome.kind !== 'received') return;
        await Promise.all(
          CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
        );
      };
      last.current = last.current.then(work);
    },
    [desk, queryClient],
  );
  const clear = () => queryClient.setQueryData<Scan[]>(KEY, NONE);
  return { scans, take, clear };
}

function nextId([newest]: readonly Scan[]): number {
  return (newest?.id ?? 0) + 1;
}
