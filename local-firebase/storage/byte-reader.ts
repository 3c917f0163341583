import { StorageError } from './storage-error.ts';

/** Reads a stream up to marks in it, holding no more than a chunk and a mark. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The bytes before the mark, which is swallowed. @throws StorageError 400 beyond `limitBytes`. */
  async until(mark: Buffer, limitBytes: number): Promise<Buffer> {
    let at = this.#buffer.indexOf(mark);
    while (at < 0) {
      if (this.#buffer.length > limitBytes) throw new StorageError(400, 'A part is too large');
      await this.#fill();
      at = this.#buffer.indexOf(mark);
    }
    return this.#take(at, mark.length);
  }

  /** As `until`, in chunks and without a limit. */
  async *streamUntil(mark: Buffer): AsyncGenerator<Buffer> {
    let at = this.#buffer.indexOf(mark);
    while (at < 0) {
      // The mark may have begun in the last bytes.
      const safe = this.#buffer.length - mark.length + 1;
      if (safe > 0) yield this.#take(safe, 0);
      await this.#fill();
      at = this.#buffer.indexOf(mark);
    }
    if (at > 0) yield this.#take(at, mark.length);
  }

  /** Reads what is left and throws it away, so that the connection can be answered. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #fill(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new StorageError(400, 'The multipart body ends early');
    this.#buffer = Buffer.concat([this.#buffer, next.value]);
  }

  #take(length: number, swallowed: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length + swallowed);
    return taken;
  }
}
