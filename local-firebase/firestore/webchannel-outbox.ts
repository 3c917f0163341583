import type { ServerResponse } from 'node:http';

interface NumberedArray {
  id: number;
  json: string;
}

/**
 * The server's half of a channel: numbered arrays, kept until the client has acknowledged them, and
 * the one open answer (the back channel) that carries them. A lost back channel loses nothing.
 */
export class WebChannelOutbox {
  #unacknowledged: NumberedArray[] = [];
  #lastId = 0;
  #sentId = 0;
  #back: ServerResponse | null = null;
  #endAfterFirstChunk = false;
  #flushing = false;

  get lastId(): number {
    return this.#lastId;
  }

  get isOpen(): boolean {
    return this.#back !== null;
  }

  /** Size of what the client has not confirmed, from which it judges whether its channel is dead. */
  get unacknowledgedBytes(): number {
    return this.#unacknowledged.reduce((sum, { json }) => sum + json.length, 0);
  }

  /** Numbers the payload; what is pushed in one turn leaves as one chunk. */
  push(payload: unknown): void {
    const id = ++this.#lastId;
    this.#unacknowledged.push({ id, json: JSON.stringify([id, payload]) });
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  /** Forgets arrays up to `id`: the client has them. */
  acknowledge(id: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((array) => array.id > id);
  }

  /** Makes `response` the back channel in place of the one before and sends what it lacks. */
  attach(
    response: ServerResponse,
    acknowledgedId: number,
    { endAfterFirstChunk }: { endAfterFirstChunk: boolean },
  ): void {
    this.detach();
    this.acknowledge(acknowledgedId);
    this.#sentId = acknowledgedId;
    this.#back = response;
    this.#endAfterFirstChunk = endAfterFirstChunk;
    response.on('close', () => {
      if (this.#back === response) this.#back = null;
    });
    this.#flush();
  }

  /** Ends the back channel quietly. */
  detach(): void {
    this.#back?.end();
    this.#back = null;
  }

  #flush(): void {
    if (!this.#back) return;
    const unsent = this.#unacknowledged.filter(({ id }) => id > this.#sentId);
    if (unsent.length === 0) return;
    this.#sentId = this.#lastId;
    this.#back.write(frameJoined(unsent));
    if (this.#endAfterFirstChunk) this.detach();
  }
}

/** As `frame`, of arrays that are JSON already. */
function frameJoined(arrays: NumberedArray[]): string {
  const json = `[${arrays.map((array) => array.json).join(',')}]`;
  return `${json.length}\n${json}`;
}
