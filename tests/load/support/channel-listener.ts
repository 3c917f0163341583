import { encodeToken } from 'embedded-firebase/src/identity/accounts/tokens.ts';
import { ChannelClient } from 'embedded-firebase/tests/unit/transports/channel-client.ts';

type Target = Record<string, unknown>;

/** A browser's Listen channel without the SDK, so that listening costs the measuring process little. */
export class ChannelListener {
  readonly #client: ChannelClient;
  readonly #abort = new AbortController();
  #text = '';
  #last = 0;
  #snapshots = 0;
  #awaited: { count: number; resolve: () => void; reject: (error: unknown) => void } | null = null;

  private constructor(base: string) {
    this.#client = new ChannelClient(base);
  }

  /** Listens to one target; resolves with its first snapshot. `claims` are those of an ID token. */
  static async open(base: string, target: Target, claims: object): Promise<ChannelListener> {
    const listener = new ChannelListener(base);
    const bearer = `Authorization:Bearer ${encodeToken({ ...claims })}\r\n`;
    await listener.#client.open([{ addTarget: { targetId: 2, ...target } }], bearer);
    const heard = listener.heard(1);
    void listener.#read();
    await heard;
    return listener;
  }

  /** Resolves when `count` snapshots have come since the opening. */
  heard(count: number): Promise<void> {
    if (this.#snapshots >= count) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#awaited = { count, resolve, reject };
    });
  }

  /** Snapshots so far. */
  get count(): number {
    return this.#snapshots;
  }

  /** Resolves when the server has forgotten the channel. */
  async close(): Promise<void> {
    this.#abort.abort();
    await (await this.#client.terminate()).arrayBuffer();
  }

  /** As a browser: where a back channel ends, the next one begins. */
  async #read(): Promise<void> {
    try {
      while (!this.#abort.signal.aborted) await this.#readOne();
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#awaited?.reject(error);
    }
  }

  async #readOne(): Promise<void> {
    const response = await this.#client.back({ aid: this.#last, signal: this.#abort.signal });
    if (!response.ok || !response.body) throw new Error(`The back channel says ${response.status}`);
    const decoder = new TextDecoder();
    this.#text = '';
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>)
      this.#take(decoder.decode(bytes, { stream: true }));
  }

  #take(text: string): void {
    this.#text += text;
    for (;;) {
      const start = this.#text.indexOf('\n') + 1;
      const end = start + Number(this.#text.slice(0, start));
      if (start === 0 || this.#text.length < end) return;
      for (const array of JSON.parse(this.#text.slice(start, end)) as [number, unknown][])
        this.#receive(...array);
      this.#text = this.#text.slice(end);
    }
  }

  #receive(id: number, payload: unknown): void {
    this.#last = id;
    const text = JSON.stringify(payload);
    if (/"cause"|"error"/.test(text)) this.#awaited?.reject(new Error(text));
    if (!text.includes('"NO_CHANGE"')) return;
    this.#snapshots += 1;
    if (this.#awaited && this.#snapshots >= this.#awaited.count) this.#awaited.resolve();
  }
}
