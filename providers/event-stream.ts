import { createParser } from 'eventsource-parser';
import { changeEventSchema } from '#domain/schemas/event.ts';
import type { ChangeEvent } from '#domain/schemas/event.ts';
import { deviceId } from './local-storage.ts';
import { reasonIn } from './rest-client.ts';

/** The stream was refused with this HTTP status, and for this reason where the server gives one. */
export class StreamRefused extends Error {
  readonly status: number;
  readonly reason: unknown;

  constructor(status: number, reason?: unknown) {
    super(`The event stream was refused: HTTP ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

export interface StreamHandlers {
  onOpen: () => void;
  onChange: (event: ChangeEvent) => void;
}

/**
 * Reads server-sent events until the server ends the stream (then it returns) or it breaks (then it throws).
 * By fetch and not EventSource, because only fetch can send the bearer token.
 */
export async function readEventStream(
  url: string,
  token: string,
  signal: AbortSignal,
  handlers: StreamHandlers,
): Promise<void> {
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    'x-device-id': deviceId(),
  };
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
  for await (const text of chunks(response.body)) parser.feed(text);
}

/** A proxy's answer has none. */
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

/** Null for an event of a newer server that this version does not know. */
function parseChange(data: string): ChangeEvent | null {
  try {
    const parsed = changeEventSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
