import type { ByteRange } from './blobs.ts';
import { StorageError } from './storage-error.ts';

/**
 * A `Range` header of one range (`bytes=0-99`, `bytes=100-`, `bytes=-100`); null when there is none
 * or it asks for what servers may ignore (several ranges, other units).
 * @throws StorageError 416 when nothing of `size` bytes is in it.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const range = from === '' ? lastBytes(Number(to), size) : between(from, to, size);
  if (range.first > range.last) throw new StorageError(416, 'Range not satisfiable');
  return range;
}

function lastBytes(count: number, size: number): ByteRange {
  return { first: Math.max(0, size - count), last: count === 0 ? -1 : size - 1 };
}

function between(from: string, to: string, size: number): ByteRange {
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
