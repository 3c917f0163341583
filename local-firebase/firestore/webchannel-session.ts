import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { parseJson } from '../http.ts';
import { rpcErrorBody } from '../rpc-error.ts';
import type { MessageStream, OpenMessageStream } from './message-stream.ts';
import type { ForwardMessages } from './webchannel-framing.ts';
import { WebChannelInbox } from './webchannel-inbox.ts';
import { WebChannelOutbox } from './webchannel-outbox.ts';

/** One channel of one client: its two directions and the engine's stream between them. */
export class WebChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  /** Opaque to the client, which sends it back as `gsessionid`. */
  readonly httpSessionId = randomBytes(8).toString('base64url');
  readonly #inbox = new WebChannelInbox();
  readonly #outbox = new WebChannelOutbox();
  #stream: MessageStream | null = null;
  #lastSeen = Date.now();

  /** An `open` that throws (a bad token) leaves a channel that only tells the error. */
  constructor(open: OpenMessageStream) {
    try {
      this.#stream = open(
        (message) => this.#outbox.push([message]),
        (error) => this.#fail(error),
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Processes what is new in a forward request. */
  receive(forward: ForwardMessages): void {
    this.#lastSeen = Date.now();
    for (const text of this.#inbox.take(forward)) {
      try {
        this.#stream?.receive(parseJson(text));
      } catch (error) {
        this.#fail(error);
      }
    }
  }

  /** What a forward request is answered: is the back channel open, last array, its bytes on the way. */
  acknowledge(arrayId: number): [0 | 1, number, number] {
    const outbox = this.#outbox;
    outbox.acknowledge(arrayId);
    return [outbox.isOpen ? 1 : 0, outbox.lastId, outbox.unacknowledgedBytes];
  }

  attach(response: ServerResponse, arrayId: number, options: { endAfterFirstChunk: boolean }) {
    this.#lastSeen = Date.now();
    response.on('close', () => {
      this.#lastSeen = Date.now();
    });
    this.#outbox.attach(response, arrayId, options);
  }

  /** Keeps an open back channel from looking dead. */
  keepAlive(): void {
    if (this.#outbox.isOpen) this.#outbox.push(['noop']);
  }

  /** Since when (ms of the epoch) nobody has been there; null while a back channel is open. */
  get abandonedSince(): number | null {
    return this.#outbox.isOpen ? null : this.#lastSeen;
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#outbox.detach();
  }

  #fail(error: unknown): void {
    this.#outbox.push([rpcErrorBody(error)]);
    this.#stream?.close();
    this.#stream = null;
  }
}
