import { METADATA_MAX_BYTES } from './limits.ts';
import { StorageError } from './storage-error.ts';

/** Reads a stream up to marks in it, holding no more than a chunk and a mark. */
class ByteReader {
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

export interface MultipartUpload {
  /** The first part, JSON text. */
  metadata: string;
  /** The second part, with its own type. */
  contentType: string | undefined;
  bytes: AsyncGenerator<Buffer>;
  /** To be called after `bytes` is read. */
  finish: () => Promise<void>;
}

const BLANK_LINE = Buffer.from('\r\n\r\n');

/** A `multipart/related` body of metadata and bytes, read as it arrives. @throws StorageError 400. */
export async function readMultipart(
  contentType: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<MultipartUpload> {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = new ByteReader(body);
  await reader.until(Buffer.from(`--${boundary}`), METADATA_MAX_BYTES);
  await reader.until(BLANK_LINE, METADATA_MAX_BYTES);
  const metadata = (await reader.until(delimiter, METADATA_MAX_BYTES)).toString('utf8');
  const headers = (await reader.until(BLANK_LINE, METADATA_MAX_BYTES)).toString('latin1');
  return {
    metadata,
    contentType: /^content-type: *(.+?) *$/im.exec(headers)?.[1],
    bytes: reader.streamUntil(delimiter),
    finish: () => reader.drain(),
  };
}

function boundaryOf(contentType: string | undefined): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new StorageError(400, 'No multipart boundary');
  return boundary;
}
