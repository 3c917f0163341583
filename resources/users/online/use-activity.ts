import { useDataProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { activityRowSchema } from './activity-row.ts';
import type { ActivityRow } from './activity-row.ts';

interface Followed {
  /** Undefined before the first answer. */
  rows: ActivityRow[] | undefined;
  /** Whether the server has confirmed them. */
  isCurrent: boolean;
  /** Why nothing more is heard; null while it is. */
  error: unknown;
}

const NOTHING_YET: Followed = { rows: undefined, isCurrent: false, error: null };

/** Follows the `most` users who did something last; rows that are there stay until there are newer ones. */
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
          // an empty cache is no proof that there is nobody
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
