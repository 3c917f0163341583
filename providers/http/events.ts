import { createParser } from 'eventsource-parser';
import { changeEventSchema } from '#domain/emails/notices/event.ts';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import { backoff, pause } from '../async/backoff.ts';
import { leadOneTab } from '../browser/tab-leader.ts';
import { HttpFailure, HttpTimeout } from './http.ts';
import type { HttpClient } from './http.ts';
import { tryAnswer } from './read-answer.ts';

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
    const event = tryAnswer(changeEventSchema, message);
    if (event) for (const listener of listeners) listener(event);
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

interface StreamDeps {
  onChange: (event: ChangeEvent) => void;
  /** Called when the stream reopens after a gap in which changes may have been missed. */
  onGap: () => void;
  /** Called when the server refuses the user even with a new token. */
  onRefused: (status: number, reason: unknown) => void;
  /** ER-03: logs what is no failure of a request; the client logs those. */
  log: (message: string, error: unknown) => void;
  wait?: Wait;
}

/** `wasOpen`: the stream was open before, and probably those of all other browsers too. */
type Wait = (attempt: number, signal: AbortSignal, wasOpen: boolean) => Promise<void>;

/** After this many milliseconds open, a stream counts as stable; pauses grow after one that ends sooner. */
const STEADY = 30_000;
/** Spreads reconnects over this many milliseconds after a closing server has ended all streams at once. */
const SPREAD = 3_000;
/** The longest time without data, in milliseconds: the server sends something every 25 s. */
const LONGEST_SILENCE = 60_000;

const waitBackoff: Wait = (attempt, signal, wasOpen) =>
  pause(backoff(attempt) + (wasOpen ? SPREAD * Math.random() : 0), signal);

/** Keeps the stream open until `signal` is aborted or the server refuses the user. */
async function keepConnected(
  client: HttpClient,
  deps: StreamDeps,
  signal: AbortSignal,
): Promise<void> {
  const wait = deps.wait ?? waitBackoff;
  let attempt = 0;
  let openedBefore = false;
  let openSince: number | null = null;
  let refusals = 0;
  const onOpen = (): void => {
    if (openedBefore) deps.onGap();
    openedBefore = true;
    openSince = performance.now();
    refusals = 0;
  };
  /** Ends the attempt; returns whether the stream was open. */
  const close = (): boolean => {
    if (openSince === null) return false;
    if (performance.now() - openSince >= STEADY) attempt = 0;
    openSince = null;
    return true;
  };
  while (!signal.aborted) {
    try {
      await readStream(client, { renew: refusals > 0, signal }, { ...deps, onOpen });
    } catch (error) {
      if (!(error instanceof HttpFailure) && !signal.aborted) {
        deps.log('The stream of changes', error);
      }
      if (isRefusal(error)) refusals += 1;
      if (refusals > 1 && error instanceof HttpFailure) {
        return deps.onRefused(error.status, error.reason);
      }
    }
    const wasOpen = close();
    await wait(attempt, signal, wasOpen);
    attempt += 1;
  }
}

/** Every other failure (no connection, a proxy's 502, a restart) is temporary. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpFailure && (error.status === 401 || error.status === 403);
}

/**
 * Reads server-sent events until the server ends the stream (then it returns) or it breaks (then it throws). Sent by
 * our client instead of EventSource, which cannot send the bearer token. The silence limit detects a connection that a
 * proxy, a sleeping machine or a change of network has cut.
 */
async function readStream(
  client: HttpClient,
  { renew, signal }: { renew: boolean; signal: AbortSignal },
  { onOpen, onChange }: Pick<StreamDeps, 'onChange'> & { onOpen: () => void },
): Promise<void> {
  const silence = silenceLimit();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const change = event === 'change' ? parseChange(data) : null;
      if (change) onChange(change);
    },
  });
  try {
    await client('/events', {
      kind: 'stream',
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      timeout: null,
      renew,
      signal: AbortSignal.any([signal, silence.signal]),
      read: async ({ body }) => {
        onOpen();
        for await (const text of chunks(body)) {
          silence.broken();
          parser.feed(text);
        }
      },
    });
  } finally {
    silence.end();
  }
}

/** Aborts its signal with HttpTimeout when no data arrives in time. */
function silenceLimit() {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const broken = () => {
    end();
    timer = setTimeout(() => limit.abort(new HttpTimeout()), LONGEST_SILENCE);
  };
  broken();
  return { signal: limit.signal, broken, end };
}

/** Safari has no async iteration of a ReadableStream. */
async function* chunks(body: Response['body']): AsyncGenerator<string> {
  if (!body) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.releaseLock();
  }
}

/** Parses an event; null for one of a newer server that this version does not know. */
function parseChange(data: string): ChangeEvent | null {
  try {
    const parsed = changeEventSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
