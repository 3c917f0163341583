import { withoutLimits } from '#domain/basics/without-limits.ts';
import { changeEventSchema, type ChangeEvent } from '#domain/emails/notices/event.ts';
import type { Database, StopListening } from '../database/database.ts';
import { EVENT_CHANNEL } from './publish-change.ts';

interface EventSubscriber {
  onChange: (event: ChangeEvent) => void;
  /** Changes may have been missed, or the server is closing: the client should reconnect. */
  onEnd: () => void;
}

/** Forwards the database's notifications to the streams that this process has open. */
export class EventHub {
  readonly #subscribers = new Set<EventSubscriber>();
  readonly #onUnreadable: (error: Error) => void;
  #stop: StopListening | undefined;

  constructor(onUnreadable: (error: Error) => void) {
    this.#onUnreadable = onUnreadable;
  }

  async start(database: Pick<Database, 'listen'>): Promise<void> {
    this.#stop = await database.listen(
      EVENT_CHANNEL,
      (payload) => this.#notify(payload),
      () => this.endAll(),
    );
  }

  subscribe(subscriber: EventSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  endAll(): void {
    for (const subscriber of this.#subscribers) subscriber.onEnd();
  }

  async close(): Promise<void> {
    this.endAll();
    await this.#stop?.();
  }

  #notify(payload: string): void {
    const event = readEvent(payload);
    if (event instanceof Error) this.#onUnreadable(event);
    else for (const subscriber of this.#subscribers) subscriber.onChange(event);
  }
}

/** Other programs may use the channel's name; their messages must not end the process. */
function readEvent(payload: string): ChangeEvent | Error {
  try {
    return withoutLimits(changeEventSchema).parse(JSON.parse(payload));
  } catch (error) {
    return new Error('A notification is not a change event', { cause: error });
  }
}
