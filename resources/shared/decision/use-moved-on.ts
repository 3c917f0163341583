import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ChangingResource } from '#domain/emails/notices/event.ts';
import { useConnection } from '#providers/http/use-connection.ts';

interface Versioned {
  id: string;
  version: number;
}

/** What became of a record while a dialog about it is open. `current` is null when only the fact is known. */
export interface MovedOn<T> {
  current: T | null;
}

interface Watched<T> {
  resource: Exclude<ChangingResource, 'users'>;
  /** The record as the user saw it when the dialog opened. */
  seen: Versioned;
  /** Whether the user's own decision is on its way: the server may report it before it answers. */
  isSending: boolean;
  /** Returns the record of an answer; null when it is none. */
  read: (answer: unknown) => T | null;
}

/**
 * OR-07: follows the record of an open dialog: what others do to it is reported by the server's events, or by the refusal of
 * a decision (`tell`). The next decision is about the version that the user has been shown.
 */
export function useMovedOn<T extends Versioned>({ resource, seen, isSending, read }: Watched<T>) {
  const { events } = useConnection();
  const dataProvider = useDataProvider();
  const [moved, setMoved] = useState<MovedOn<T> | null>(null);
  const known = moved?.current ?? seen;
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const { data } = await dataProvider.getOne(resource, { id: seen.id });
      if (!isOver) setMoved({ current: read(data) });
    };
    const stop = events.onChange((event) => {
      if (event.resource === 'users' || event.resource !== resource || event.id !== seen.id) return;
      if (isSending || event.version <= known.version) return;
      look().catch((error: unknown) => {
        console.error(`What became of ${resource} was not loaded`, error);
        if (!isOver) setMoved({ current: null });
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [events, dataProvider, resource, seen.id, known.version, isSending, read]);
  return {
    moved,
    version: known.version,
    tell: (current: T | null) => setMoved({ current }),
  };
}
