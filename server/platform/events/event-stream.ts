import type { ServerResponse } from 'node:http';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';

const HEARTBEAT = 25_000;
/** A client that reads so slowly that this many bytes wait for it is disconnected. It reconnects. */
const MAX_WAITING = 1024 * 1024;

/** One client's stream of server-sent events. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(
    response: ServerResponse,
    headers: Record<string, number | string | string[] | undefined>,
  ) {
    this.#response = response;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A connection that was used for a stream is not reused: it would delay a server that closes.
      connection: 'close',
      // Stops proxies from buffering the events.
      'x-accel-buffering': 'no',
    });
    response.write(': open\n\n');
    this.#heartbeat = setInterval(() => this.#write(': still here\n\n'), HEARTBEAT);
    response.once('close', () => clearInterval(this.#heartbeat));
  }

  send(event: ChangeEvent): void {
    const id = 'version' in event ? `${event.id}/${event.version}` : event.id;
    this.#write(`id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableLength > MAX_WAITING) this.#response.destroy();
    else if (!this.#response.writableEnded) this.#response.write(text);
  }
}
