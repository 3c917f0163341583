import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { parseJson } from '../../base/http.ts';
import { rpcErrorBody } from '../../base/rpc-error.ts';
import { withJsonNames } from '../calls/json-names.ts';
import type { MessageStream, OpenMessageStream } from '../calls/message-stream.ts';
import type { ForwardMessages } from './webchannel-framing.ts';
import { WebChannelOutbox } from './webchannel-outbox.ts';
import type { Turntaker } from './webchannel-turns.ts';

const MAX_WAITING = 1000;

/** Puts what the client posts in order: repeats are dropped, what comes early waits for its turn. */
class WebChannelInbox {
  readonly #waiting = new Map<number, string>();
  #next = 0;

  /** The messages whose turn has come, in order. */
  take({ offset, messages }: ForwardMessages): string[] {
    messages.forEach((message, index) => {
      const number = offset + index;
      const wanted = number >= this.#next && number < this.#next + MAX_WAITING;
      if (wanted) this.#waiting.set(number, message);
    });
    const ready: string[] = [];
    for (let message = this.#pop(); message !== undefined; message = this.#pop()) {
      ready.push(message);
    }
    return ready;
  }

  #pop(): string | undefined {
    const message = this.#waiting.get(this.#next);
    if (message !== undefined) this.#waiting.delete(this.#next++);
    return message;
  }
}

export type Rpc = 'Listen' | 'Write';

/** A Write stream opens in a moment, and its back channel holds a connection that other tabs may wait for. */
const IDLE_WRITER_MS = 1000;

/** One channel of one client: its two directions and the engine's stream between them. */
export class WebChannelSession implements Turntaker {
  readonly id = randomBytes(16).toString('base64url');
  /** Opaque to the client, which sends it back as `gsessionid`. */
  readonly httpSessionId = randomBytes(8).toString('base64url');
  readonly #inbox = new WebChannelInbox();
  readonly #outbox = new WebChannelOutbox();
  #stream: MessageStream | null = null;
  readonly #rpc: Rpc;
  #lastSeen = Date.now();
  #lastMessage = Date.now();
  /** Messages of the client that are not answered yet, where each has one answer. */
  #owed = 0;

  /** An `open` that throws (a bad token) leaves a channel that only reports the error. */
  constructor(rpc: Rpc, open: OpenMessageStream) {
    this.#rpc = rpc;
    try {
      this.#stream = open(
        (message) => this.#send(message),
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
      this.#lastMessage = Date.now();
      this.#owed += 1;
      try {
        this.#stream?.receive(withJsonNames(parseJson(text)));
      } catch (error) {
        this.#fail(error);
      }
    }
  }

  /** What a forward request is answered: is the back channel open (or about to be), last array, its length on the way. */
  acknowledge(arrayId: number): [0 | 1, number, number] {
    const outbox = this.#outbox;
    outbox.acknowledge(arrayId);
    const isExpected = outbox.isOpen || outbox.isYielded;
    return [isExpected ? 1 : 0, outbox.lastId, outbox.unacknowledgedLength];
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

  /** A Write stream with nothing to answer is closed, as its client does when it is idle for longer. */
  yieldBack(): void {
    if (!this.#isIdleWriter) {
      this.#outbox.yieldBack(['noop']);
      return;
    }
    // What the client sends meanwhile it sends again on the next stream: here it must do nothing.
    this.#stream?.close();
    this.#stream = null;
    this.#outbox.yieldBack(['close']);
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

  get #isIdleWriter(): boolean {
    if (this.#rpc !== 'Write' || this.#owed > 0) return false;
    return this.#stream !== null && Date.now() - this.#lastMessage >= IDLE_WRITER_MS;
  }

  #send(message: object): void {
    this.#owed -= 1;
    this.#outbox.push([message]);
  }

  #fail(error: unknown): void {
    this.#outbox.push([rpcErrorBody(error)]);
    this.#stream?.close();
    this.#stream = null;
  }
}
