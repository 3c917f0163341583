import { useDataProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { activityRowSchema } from './activity-row.ts';
import type { ActivityRow } from './activity-row.ts';

interface Followed {
  /** Undefined before the first answer. */
  rows: ActivityRow[] | undefined;
  /** Whether the server has confirmed the rows. */
  isCurrent: boolean;
  /** Why updates stopped; null while they arrive. */
  error: unknown;
}

const NOTHING_YET: Followed = { rows: undefined, isCurrent: false, error: null };

/** Subscribes to the `most` users with the latest activity. Rows stay until newer ones replace them. */
export function useActivity(most: number) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [followed, setFollowed] = useState(NOTHING_YET);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const fail = (error: unknown) => {
      if (isOver) return;
      console.error(`Following who is online, attempt ${attempt}`, error);
      setFollowed((before) => ({ ...before, isCurrent: false, error }));
    };
    const start = async (): Promise<void> => {
      const end = await dataProvider.watchActivity(most, {
        onRows: (documents, isCurrent) => {
          // an empty result from the cache does not mean that there are no users
          if (isOver || (documents.length === 0 && !isCurrent)) return;
          const rows = documents.map(({ id, data }) => activityRowSchema.parse({ ...data, id }));
          setFollowed({ rows, isCurrent, error: null });
        },
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
  }, [dataProvider, most, attempt]);
  return { ...followed, retry: () => setAttempt((before) => before + 1) };
}
