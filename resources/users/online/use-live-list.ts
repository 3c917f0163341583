import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { GetListResult } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

interface Live {
  /** Whether the server has confirmed the rows; undefined before the first of them. */
  isCurrent: boolean | undefined;
  /** Why updates stopped; null while they arrive. The rows stay. */
  error: unknown;
}

const NOTHING_YET: Live = { isCurrent: undefined, error: null };

/** With what was asked for: what is asked for next has heard nothing yet. */
type Heard = Live & { asked: string };

/**
 * Keeps the page of a Firestore list that is shown up to date: what the listener hears goes into react-admin's cache,
 * where the list reads it. For a list without a permanent filter.
 */
export function useLiveList() {
  const { resource, page, perPage, sort, filterValues, refetch } = useListContext();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [live, setLive] = useState<Heard>({ ...NOTHING_YET, asked: '' });
  const [attempt, setAttempt] = useState(1);
  // What react-admin names the query with. A text, because it makes new objects with each render.
  const asked = JSON.stringify({ pagination: { page, perPage }, sort, filter: filterValues });
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const params = JSON.parse(asked) as Parameters<PortalDataProvider['followList']>[1];
    const change = (part: Partial<GetListResult>) =>
      queryClient.setQueryData<GetListResult>([resource, 'getList', params], (before) => {
        const list = { ...before, ...part };
        // Without the first answer of `getList` the total may be missing: then that answer brings the rows too.
        return list.data && list.total !== undefined ? { ...list, data: list.data } : before;
      });
    const fail = (error: unknown) => {
      if (isOver) return;
      console.error(`Following ${resource}, attempt ${attempt}`, error);
      setLive({ asked, isCurrent: false, error });
    };
    const start = async (): Promise<void> => {
      const end = await dataProvider.followList(resource, params, {
        onRows: (data, isCurrent, total) => {
          if (isOver) return;
          change(total === undefined ? { data } : { data, total });
          setLive({ asked, isCurrent, error: null });
        },
        onTotal: (total) => change({ total }),
        onError: fail,
      });
      if (isOver) end();
      else stop = end;
    };
    start().catch(fail);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [dataProvider, queryClient, resource, asked, attempt]);
  const retry = () => {
    setAttempt((before) => before + 1);
    void refetch();
  };
  return { ...(live.asked === asked ? live : NOTHING_YET), retry };
}
