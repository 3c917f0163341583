import { createParser } from 'eventsource-parser';
import { changeEventSchema, type ChangeEvent } from '#domain/emails/notices/event.ts';

export interface EventClient {
  status: number;
  headers: Headers;
  events: ChangeEvent[];
  /** Resolves when `count` events have arrived. */
  until(count: number): Promise<void>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the event stream as a browser does. Given `resource`, it keeps the changes of that resource only. */
export async function openEvents(
  origin: string,
  token: string,
  resource?: ChangeEvent['resource'],
): Promise<EventClient> {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const events: ChangeEvent[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'change') return;
      const change = changeEventSchema.parse(JSON.parse(data));
      if (resource && change.resource !== resource) return;
      events.push(change);
      for (const { count, resolve } of waiting) if (events.length >= count) resolve();
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    events,
    until: (count) =>
      new Promise((resolve) => {
        if (events.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    ended: read(response, (text) => parser.feed(text)),
    close: () => abort.abort(),
  };
}

async function read(response: Response, onText: (text: string) => void): Promise<void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) onText(part.value);
  } catch (error) {
    // The test itself has closed the stream.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
