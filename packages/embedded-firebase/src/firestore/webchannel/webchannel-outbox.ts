import type { ServerResponse } from 'node:http';

/** What a back channel carries before it ends: with the next one the client confirms that it has it. */
interface OutboxLimits {
  arrays: number;
  /** Of JSON text, in UTF-16 units. */
  length: number;
}

const LIMITS: OutboxLimits = { arrays: 500, length: 256 * 1024 };

/**
 * The server's half of a channel: numbered arrays, kept until the client has acknowledged them, and
 * the one open answer (the back channel) that carries them. A lost back channel loses nothing.
 */
export class WebChannelOutbox {
  readonly #limits: OutboxLimits;
  /** The JSON of the arrays after `#acknowledgedId`, in order. */
  #unacknowledged: string[] = [];
  #acknowledgedId = 0;
  #length = 0;
  #sentId = 0;
  #back: ServerResponse | null = null;
  #endAfterFirstChunk = false;
  #flushing = false;
  #isYielded = false;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  get lastId(): number {
    return this.#acknowledgedId + this.#unacknowledged.length;
  }

  get isOpen(): boolean {
    return this.#back !== null;
  }

  /** Ended from here: the client is about to open the next one. */
  get isYielded(): boolean {
    return this.#isYielded;
  }

  /** Size of what the client has not confirmed, from which it checks whether its channel is dead. */
  get unacknowledgedLength(): number {
    return this.#length;
  }

  /** Numbers the payload; what is pushed in one turn leaves as one chunk. */
  push(payload: unknown): void {
    const json = JSON.stringify([this.lastId + 1, payload]);
    this.#unacknowledged.push(json);
    this.#length += json.length;
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  /** Forgets arrays up to `id`: the client has them. */
  acknowledge(id: number): void {
    const count = Math.min(id, this.lastId) - this.#acknowledgedId;
    if (count <= 0) return;
    for (const json of this.#unacknowledged.splice(0, count)) this.#length -= json.length;
    this.#acknowledgedId += count;
  }

  /** Makes `response` the back channel in place of the one before and sends what it lacks. */
  attach(
    response: ServerResponse,
    acknowledgedId: number,
    { endAfterFirstChunk }: { endAfterFirstChunk: boolean },
  ): void {
    this.detach();
    this.acknowledge(acknowledgedId);
    this.#sentId = this.#acknowledgedId;
    this.#back = response;
    this.#isYielded = false;
    this.#endAfterFirstChunk = endAfterFirstChunk;
    response.on('close', () => {
      if (this.#back === response) this.#back = null;
    });
    this.#flush();
  }

  /** Ends the back channel with a last word, as the client takes an empty one as a failure and waits for seconds. */
  yieldBack(lastWord: unknown): void {
    this.#endAfterFirstChunk = true;
    this.push(lastWord);
  }

  /** Ends the back channel quietly. */
  detach(): void {
    this.#back?.end();
    this.#back = null;
  }

  #flush(): void {
    if (!this.#back) return;
    const unsent = this.#unacknowledged.slice(this.#sentId - this.#acknowledgedId);
    if (unsent.length === 0) return;
    this.#sentId = this.lastId;
    this.#back.write(frameJoined(unsent));
    if (!this.#endAfterFirstChunk && !this.#isFull) return;
    this.#isYielded = true;
    this.detach();
  }

  get #isFull(): boolean {
    return (
      this.#unacknowledged.length >= this.#limits.arrays || this.#length >= this.#limits.length
    );
  }
}

/** As `frame`, of arrays that are JSON already. */
function frameJoined(arrays: readonly string[]): string {
  const json = `[${arrays.join(',')}]`;
  return `${json.length}\n${json}`;
}
