import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';

/** A decision on hundreds at once tells of each: so long (ms) they are gathered before it is read again. */
const GATHER = 500;

const nothingMore = (): void => undefined;

/**
 * OR-08: reads the orders on the screen again whenever the server tells that one changed, at once for the first and
 * together for those that follow. `onEach` hears of every one; it must not change from render to render.
 */
export function useOrderChanges(onEach: (event: ChangeEvent) => void = nothingMore): void {
  const queryClient = useQueryClient();
  const { events } = useConnection();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBehind = false;
    const read = () => {
      isBehind = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isBehind) read();
      }, GATHER);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    };
    const stop = events.onChange((event) => {
      if (event.resource !== 'orders') return;
      onEach(event);
      isBehind = true;
      if (timer === undefined) read();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, events, onEach]);
}
