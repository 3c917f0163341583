import { StorageError } from '../objects/storage-error.ts';

/** Which bytes of an upload a request carries. */
export interface ContentRange {
  /** Null: none, it only asks. */
  first: number | null;
  /** Whether they go on to the end of the request, however many that are. */
  isOpen: boolean;
  /** Of the whole file; null while unknown. */
  total: number | null;
}

/**
 * A `Content-Range` as uploads send it: `bytes 0-99/200`, `bytes 0-99/*`, `bytes 0-*\/*`, `bytes *\/200`, or none
 * for all of it at once.
 * @throws StorageError 400
 */
export function parseContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { first: 0, isOpen: true, total: null };
  const [, first, last, total] = /^bytes (?:\*|(\d+)-(\d+|\*))\/(\d+|\*)$/.exec(header) ?? [];
  if (total === undefined) throw new StorageError(400, `Invalid Content-Range: ${header}`);
  return {
    first: first === undefined ? null : Number(first),
    isOpen: last === '*',
    total: total === '*' ? null : Number(total),
  };
}

/** What comes after the first `count` bytes. */
export async function* skipBytes(
  source: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of source) {
    if (chunk.length > left) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}
