import type { Readable } from 'node:stream';
import type { Digest } from '../../base/digest.ts';

/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Bytes by id, apart from what they mean. A blob grows until it is sealed. */
export interface Blobs {
  /**
   * Adds to the end, making the blob when there is none, and resolves with its size. What came before
   * a broken-off source stays. Rejects with StorageError 413 beyond `limitBytes`.
   */
  append(id: string, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<number>;
  /** In bytes; 0 for an unknown blob. */
  size(id: string): Promise<number>;
  /** Syncs the bytes to disk. */
  seal(id: string): Promise<Digest>;
  read(id: string, range?: ByteRange): Readable;
  remove(id: string): Promise<void>;
  /** Removes all but these. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>;
}
