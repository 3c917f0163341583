import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';

/** A bulk decision sends one event per order: batch them for this time (ms) before refetching. */
const GATHER = 500;

const nothingMore = (): void => undefined;

/**
 * OR-08: refetches the orders on the screen when the server reports a change: at once for the first event, batched for
 * those that follow. `onEach` is called with every event; it must be stable between renders.
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
