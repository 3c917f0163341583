import { join } from 'node:path';
import { Readable } from 'node:stream';
import { digestOf } from '../../base/digest.ts';
import { DiskRefusals } from '../../journal/disk-refusals.ts';
import { openJournal } from '../../journal/journal.ts';
import type { Blobs } from './blobs.ts';
import { openDiskBlobs } from './disk-blobs.ts';
import { UPLOAD_LIFE_MS } from './limits.ts';
import { ObjectIndex, type StorageChange } from './object-index.ts';
import { StorageError } from './storage-error.ts';

const COMPACT_ABOVE_BYTES = 4 * 1024 * 1024;

/** Metadata in the journal, bytes in blobs. Bytes are synced first, so no object is without them. */
export interface ObjectStore {
  readonly index: ObjectIndex;
  readonly blobs: Blobs;
  /** Applies all changes at once, in memory immediately; resolves when they are synced to disk. */
  commit(changes: StorageChange[]): Promise<void>;
  close(): Promise<void>;
}

/** @param folder null keeps everything in memory. @param now in ms. */
export async function openObjectStore(
  folder: string | null,
  now: number,
  refusals = new DiskRefusals(),
): Promise<ObjectStore> {
  const index = new ObjectIndex();
  const file = folder === null ? null : join(folder, 'objects.jsonl');
  const replay = (changes: StorageChange[]) => {
    for (const change of changes) index.apply(change);
  };
  const journal = await openJournal(file, replay, { refusals });
  forgetOldUploads(index, now);
  const blobs =
    folder === null ? createMemoryBlobs() : await openDiskBlobs(join(folder, 'blobs'), refusals);
  await blobs.keepOnly(index.blobs());
  let compactAt = COMPACT_ABOVE_BYTES;
  return {
    index,
    blobs,
    async commit(changes) {
      for (const change of changes) index.apply(change);
      await journal.append(changes);
      if (journal.size <= compactAt) return;
      await journal.compact([...index.snapshot()].map((change) => [change]));
      compactAt = Math.max(COMPACT_ABOVE_BYTES, journal.size * 2);
    },
    close: () => journal.close(),
  };
}

function forgetOldUploads(index: ObjectIndex, now: number): void {
  for (const { id, startedAt } of index.uploads.values()) {
    if (now - startedAt > UPLOAD_LIFE_MS) index.apply({ drop: 'upload', id });
  }
}

/** Blobs that are gone with the process. */
export function createMemoryBlobs(): Blobs {
  const blobs = new Map<string, Uint8Array[]>();
  const bytesOf = (id: string) => Buffer.concat(blobs.get(id) ?? []);
  return {
    async append(id, source, limitBytes) {
      const chunks = blobs.get(id) ?? [];
      blobs.set(id, chunks);
      let size = sizeOf(chunks);
      for await (const chunk of source) {
        size += chunk.length;
        if (size > limitBytes) throw new StorageError(413, `More than ${limitBytes} bytes`);
        chunks.push(chunk);
      }
      return size;
    },
    size: (id) => Promise.resolve(sizeOf(blobs.get(id) ?? [])),
    seal: (id) => digestOf(Readable.from([bytesOf(id)])),
    read(id, range) {
      const bytes = bytesOf(id);
      return Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]);
    },
    remove: (id) => Promise.resolve(void blobs.delete(id)),
    keepOnly(ids) {
      for (const id of blobs.keys()) if (!ids.has(id)) blobs.delete(id);
      return Promise.resolve();
    },
  };
}

function sizeOf(chunks: Uint8Array[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}
