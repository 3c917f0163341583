import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { runBulk } from './run-bulk.ts';
import type { BulkPace, Outcome, SendPart } from './run-bulk.ts';

/** What a bulk action on one resource needs. */
export interface BulkJob<T> {
  /** The resource to refetch afterwards. */
  resource: string;
  pace: BulkPace;
  /** Returns why the server refused a whole part. */
  refusalOf: (error: unknown) => string;
  /** Returns whether a retry of a row that was not done can succeed. */
  isWorthRetrying: (outcome: Outcome<T>) => boolean;
}

export type BulkRun<T> = ReturnType<typeof useBulkRun<T & { id: string }>>;

/** Applies one action to many rows, and keeps the outcome of each; a later run overwrites an earlier one. */
export function useBulkRun<T extends { id: string }>(job: BulkJob<T>) {
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<T>>>(() => new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const ends = useRef(false);
  // stop sending when the dialog unmounts
  useEffect(() => {
    ends.current = false;
    return () => {
      ends.current = true;
    };
  }, []);

  const run = async (rows: readonly T[], send: SendPart<T>): Promise<void> => {
    ends.current = false;
    setIsEnding(false);
    setIsRunning(true);
    const total = rows.length;
    setProgress({ done: 0, total });
    await runBulk(rows, job.pace, {
      send: (part) => send(part, (id) => outcomes.get(id)?.kind === 'lost'),
      refusalOf: job.refusalOf,
      hasEnded: () => ends.current,
      onPart: (news, done) => {
        setOutcomes((before) => new Map([...before, ...news.map((o) => [o.row.id, o] as const)]));
        setProgress({ done, total });
      },
    });
    setIsRunning(false);
    void queryClient.invalidateQueries({ queryKey: [job.resource] });
  };
  const results = [...outcomes.values()];
  const failed = results.filter(({ kind }) => kind !== 'done');
  return {
    /** Null before the first run. */
    progress,
    isRunning,
    isEnding,
    results,
    failed,
    worthRetrying: failed.filter(job.isWorthRetrying).map(({ row }) => row),
    run,
    /** Stops the run after the requests in flight. */
    end: () => {
      ends.current = true;
      setIsEnding(true);
    },
  };
}
