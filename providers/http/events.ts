import { changeEventSchema } from '#domain/schemas/event.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';
import { leadOneTab } from '../browser/tab-leader.ts';
import { keepConnected } from './event-stream.ts';
import type { StreamDeps } from './event-stream.ts';
import type { HttpClient } from './http.ts';

export interface EventDeps extends Pick<StreamDeps, 'onRefused' | 'log' | 'wait'> {
  locks?: Pick<LockManager, 'request'>;
}

/** The server's change events while the portal is open. */
export interface Events {
  /** Calls `listener` with every change that the user may see, in every tab. Returns a function that stops it. */
  onChange: (listener: (event: ChangeEvent) => void) => () => void;
  /** Calls `listener` when changes may have been missed, so that the page can reload its data. */
  onGap: (listener: () => void) => () => void;
  /**
   * Listens to the server until the returned function is called. One tab of the browser has the connection and forwards
   * events to the others: over HTTP/1.1 a host gets six connections, and Firestore needs some of them.
   */
  start: (deps: EventDeps) => () => void;
}

const GAP = 'gap';
/** The channel on which the connected tab forwards events to the others. */
export const EVENTS_CHANNEL = 'lens-portal-events';

export function createEvents(client: HttpClient): Events {
  const listeners = new Set<(event: ChangeEvent) => void>();
  const gapListeners = new Set<() => void>();

  const deliver = (message: unknown): void => {
    if (message === GAP) {
      for (const listener of gapListeners) listener();
      return;
    }
    const parsed = changeEventSchema.safeParse(message);
    if (!parsed.success) return;
    for (const listener of listeners) listener(parsed.data);
  };
  return {
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    start: (deps) => {
      const stop = new AbortController();
      const channel = new BroadcastChannel(EVENTS_CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => deliver(data));
      const notifyOthers = channel.postMessage.bind(channel);
      const notifyAll = (message: ChangeEvent | typeof GAP): void => {
        notifyOthers(message);
        deliver(message);
      };
      const connection = { ...deps, onChange: notifyAll, onGap: () => notifyAll(GAP) };
      const lead = (signal: AbortSignal) => keepConnected(client, connection, signal);
      void leadOneTab(EVENTS_CHANNEL, lead, stop.signal, deps.locks);
      return () => {
        stop.abort();
        channel.close();
      };
    },
  };
}
