import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangeEvent, ChangeOf, ChangingResource } from '#domain/emails/notices/event.ts';
import { useConnection } from '#providers/http/use-connection.ts';

/** A bulk decision sends one event per record: batch them for this time (ms) before refetching. */
const GATHER = 500;

/** Resources have hyphens in their names, events have none. */
const NAMES: Partial<Record<ChangingResource, string>> = {
  returnRequests: 'return-requests',
  consultantRequests: 'consultant-requests',
};

const nothingMore = (): void => undefined;

/**
 * Refetches the records of the resource on the screen when the server reports a change: at once for the first event,
 * batched for those that follow. `onEach` is called with every event; it must be stable between renders.
 */
export function useRecordChanges<Resource extends ChangingResource>(
  resource: Resource,
  onEach: (event: ChangeOf<Resource>) => void = nothingMore,
): void {
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
      const queryKey = [NAMES[resource] ?? resource];
      void queryClient.invalidateQueries({ queryKey });
    };
    const stop = events.onChange((event) => {
      if (!isOf(resource, event)) return;
      onEach(event);
      isBehind = true;
      if (timer === undefined) read();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [resource, queryClient, events, onEach]);
}

function isOf<Resource extends ChangingResource>(
  resource: Resource,
  event: ChangeEvent,
): event is ChangeOf<Resource> {
  return event.resource === resource;
}
