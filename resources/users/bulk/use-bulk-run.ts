import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { UserRow } from '#domain/schemas/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '../../shared/error-body.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';

export type BulkAction = 'enable' | 'disable';

/** The number of concurrent requests. */
const AT_A_TIME = 4;

/** The result for one user of a bulk run. `lost`: no answer came; `unsent`: the run ended before it. */
export interface Outcome {
  user: UserRow;
  kind: 'done' | 'refused' | 'lost' | 'unsent';
  /** Why the server refused; blank when it did not. */
  message: string;
}

type Outcomes = ReadonlyMap<string, Outcome>;

/** Holds the outcomes by user; a later run overwrites an earlier one. */
function useOutcomes() {
  const [outcomes, setOutcomes] = useState<Outcomes>(() => new Map());
  const keep = (news: Outcome[]) =>
    setOutcomes((before) => new Map([...before, ...news.map((o) => [o.user.id, o] as const)]));
  return { results: [...outcomes.values()], keep };
}

/** Tracks whether the run should stop: the user asked for it, or a request got no answer. */
function useEnd() {
  const [isEnding, setIsEnding] = useState(false);
  const ends = useRef(false);
  // stop sending when the dialog unmounts
  useEffect(() => {
    ends.current = false;
    return () => {
      ends.current = true;
    };
  }, []);
  const begin = () => {
    ends.current = false;
    setIsEnding(false);
  };
  const stop = () => {
    ends.current = true;
  };
  const end = () => {
    stop();
    setIsEnding(true);
  };
  return { isOver: () => ends.current, isEnding, begin, stop, end };
}

/** Enables or disables many users, a few at a time. Failed ones can be retried: the request is idempotent. */
export function useBulkRun(action: BulkAction) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const wordsOf = useFailureWords();
  const { results, keep } = useOutcomes();
  const { isOver, isEnding, begin, stop, end } = useEnd();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const send = async (user: UserRow): Promise<Outcome> => {
    try {
      const disabled = action === 'disable';
      await dataProvider.callUsers('updateUserStatus', { userId: user.id, disabled });
      return { user, kind: 'done', message: '' };
    } catch (error) {
      const body = errorBody(error);
      // no answer: the other requests would fail too
      if (!body) stop();
      return { user, kind: body ? 'refused' : 'lost', message: body ? wordsOf(error) : '' };
    }
  };
  const run = async (users: readonly UserRow[]): Promise<void> => {
    begin();
    setIsRunning(true);
    setProgress({ done: 0, total: users.length });
    const waiting = [...users];
    const workOff = async (): Promise<void> => {
      while (!isOver()) {
        const user = waiting.shift();
        if (!user) return;
        keep([await send(user)]);
        setProgress((before) => before && { ...before, done: before.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, workOff));
    keep(waiting.map((user) => ({ user, kind: 'unsent' as const, message: '' })));
    setIsRunning(false);
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  const failed = results.filter(({ kind }) => kind !== 'done');
  return {
    /** Null before the first run. */
    progress,
    isRunning,
    isEnding,
    results,
    failed,
    run,
    /** Stops the run after the requests in flight. */
    end,
  };
}
