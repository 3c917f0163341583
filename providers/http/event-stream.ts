import { createParser } from 'eventsource-parser';
import { changeEventSchema } from '#domain/schemas/event.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';
import { deviceId } from '../browser/local-storage.ts';
import { reasonIn } from './rest-client.ts';

/** The stream was refused with this HTTP status and, if the server gives one, this reason. */
export class StreamRefused extends Error {
  readonly status: number;
  readonly reason: unknown;

  constructor(status: number, reason?: unknown) {
    super(`The event stream was refused: HTTP ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** No data for so long that the server, which sends something every 25 s, must be unreachable. */
export class StreamSilent extends Error {}

export interface StreamHandlers {
  onOpen: () => void;
  onChange: (event: ChangeEvent) => void;
}

/** The longest time without data from the server, in milliseconds. */
export const LONGEST_SILENCE = 60_000;

/**
 * Reads server-sent events until the server ends the stream (then it returns) or it breaks (then it throws). Uses fetch
 * instead of EventSource, because only fetch can send the bearer token. The silence limit detects a connection that a
 * proxy, a sleeping machine or a change of network has cut.
 */
export async function readEventStream(
  url: string,
  token: string,
  signal: AbortSignal,
  handlers: StreamHandlers,
): Promise<void> {
  const silence = new Silence(signal);
  try {
    await read(url, token, silence, handlers);
  } finally {
    silence.end();
  }
}

async function read(
  url: string,
  token: string,
  silence: Silence,
  handlers: StreamHandlers,
): Promise<void> {
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    'x-device-id': deviceId(),
  };
  const { signal } = silence;
  const response = await fetch(url, { headers, signal, cache: 'no-store' });
  if (!response.ok || !response.body) {
    throw new StreamRefused(response.status, await reasonOf(response));
  }
  handlers.onOpen();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const change = event === 'change' ? parseChange(data) : null;
      if (change) handlers.onChange(change);
    },
  });
  silence.broken();
  for await (const text of chunks(response.body)) {
    silence.broken();
    parser.feed(text);
  }
}

/** Aborts its signal with StreamSilent when no data arrives in time, and together with the outer signal. */
class Silence {
  readonly signal: AbortSignal;
  readonly #limit = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.#limit.signal]);
    this.broken();
  }

  broken(): void {
    this.end();
    this.#timer = setTimeout(() => this.#limit.abort(new StreamSilent()), LONGEST_SILENCE);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Reads the reason in a refusal; a proxy's response has none. */
async function reasonOf(response: Response): Promise<unknown> {
  try {
    return reasonIn(await response.json());
  } catch {
    return undefined;
  }
}

/** Safari has no async iteration of a ReadableStream. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
