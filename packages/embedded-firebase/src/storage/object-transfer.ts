import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { crc32cNumber } from '../base/digest.ts';
import { OBJECT_MAX_BYTES } from './objects/limits.ts';
import type { StorageChange } from './objects/object-index.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { checkName } from './objects/storage-context.ts';
import { StorageError } from './objects/storage-error.ts';
import { etag, type StoredObject } from './objects/stored-object.ts';

/** Files as Google's emulator exports and imports them: bytes in `blobs`, the rest in `metadata`. */
export interface ObjectTransfer {
  writeTo(folder: string): Promise<void>;
  /** Takes the bytes in, makes no object yet. @throws StorageError for what is malformed, missing or damaged */
  prepare(folder: string): Promise<() => Promise<void>>;
}

const Text = z.string().optional();

const Metadata = z.object({
  name: z.string(),
  bucket: z.string().min(1),
  generation: z.number().int().default(1),
  metageneration: z.number().int().default(1),
  timeCreated: z.string(),
  updated: z.string(),
  md5Hash: Text,
  contentType: z.string().default('application/octet-stream'),
  contentEncoding: z.string().default('identity'),
  contentDisposition: Text,
  contentLanguage: Text,
  cacheControl: Text,
  customMetadata: z.record(z.string(), z.string()).default({}),
  downloadTokens: z.array(z.string()).default([]),
});

export function objectTransfer(store: ObjectStore): ObjectTransfer {
  return {
    async writeTo(folder) {
      await mkdir(join(folder, 'blobs'), { recursive: true });
      await mkdir(join(folder, 'metadata'), { recursive: true });
      const objects = [...store.index.snapshot()].flatMap((change) =>
        'set' in change && change.set === 'object' ? [change.object] : [],
      );
      for (const object of objects) {
        const file = randomUUID();
        const bytes = store.blobs.read(object.blob);
        await pipeline(bytes, createWriteStream(join(folder, 'blobs', file)));
        await writeJson(join(folder, 'metadata', `${file}.json`), exported(object));
      }
      const buckets = [...new Set(objects.map(({ bucket }) => bucket))].map((id) => ({ id }));
      await writeJson(join(folder, 'buckets.json'), { buckets });
    },
    async prepare(folder) {
      const objects: StoredObject[] = [];
      try {
        for (const file of await readdir(join(folder, 'metadata')))
          if (file.endsWith('.json')) objects.push(await take(store, folder, file));
      } catch (error) {
        for (const { blob } of objects) await store.blobs.remove(blob);
        throw error;
      }
      return async () => {
        const replaced = objects.flatMap(({ bucket, name }) => store.index.get(bucket, name) ?? []);
        await store.commit(objects.map((object): StorageChange => ({ set: 'object', object })));
        for (const { blob } of replaced) await store.blobs.remove(blob);
      };
    },
  };
}

async function take(store: ObjectStore, folder: string, file: string): Promise<StoredObject> {
  const text = await readFile(join(folder, 'metadata', file), 'utf8');
  const parsed = Metadata.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new StorageError(400, `${file}: ${parsed.error.issues[0]?.path.join('.')} is malformed`);
  const { md5Hash, customMetadata, ...fields } = parsed.data;
  const blob = randomUUID();
  const source = createReadStream(join(folder, 'blobs', file.slice(0, -'.json'.length)));
  await store.blobs.append(blob, source, OBJECT_MAX_BYTES);
  const digest = await store.blobs.seal(blob);
  if (md5Hash !== undefined && md5Hash !== digest.md5Hash) {
    await store.blobs.remove(blob);
    throw new StorageError(400, `The bytes of ${fields.name} are not those that were exported`);
  }
  return { ...fields, ...digest, name: checkName(fields.name), metadata: customMetadata, blob };
}

function exported(object: StoredObject): object {
  const { blob: _hidden, metadata, contentEncoding, ...shown } = object;
  return {
    ...shown,
    contentEncoding: contentEncoding === 'identity' ? undefined : contentEncoding,
    crc32c: String(crc32cNumber(object.crc32c)),
    storageClass: 'STANDARD',
    etag: etag(object),
    customMetadata: Object.keys(metadata).length > 0 ? metadata : undefined,
  };
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content, undefined, 2));
}
