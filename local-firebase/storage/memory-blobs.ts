import { Readable } from 'node:stream';
import type { Blobs } from './blobs.ts';
import { digestOf } from './digest.ts';
import { StorageError } from './storage-error.ts';

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
