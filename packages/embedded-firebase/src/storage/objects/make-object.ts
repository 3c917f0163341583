import { randomUUID } from 'node:crypto';
import type { Digest } from '../../base/digest.ts';
import type { StorageChange } from './object-index.ts';
import {
  checkName,
  requireAllowed,
  type StorageCall,
  type StorageContext,
} from './storage-context.ts';
import type { EditableFields, StoredObject } from './stored-object.ts';

/**
 * The object that these bytes would make, replacing one of the same name.
 * @throws StorageError 403 when the rules refuse it.
 */
export function draftObject(
  context: StorageContext,
  call: StorageCall,
  fields: EditableFields,
  content: Digest & { blob: string },
): StoredObject {
  const before = context.store.index.get(call.bucket, call.name);
  const now = context.now();
  const time = new Date(now).toISOString();
  const { size, md5Hash, crc32c, blob } = content;
  const { contentType, contentEncoding, contentDisposition, contentLanguage, cacheControl } =
    fields;
  const draft: StoredObject = {
    bucket: call.bucket,
    name: checkName(call.name),
    blob,
    size,
    md5Hash,
    crc32c,
    generation: Math.max(now * 1000, (before?.generation ?? 0) + 1),
    metageneration: 1,
    timeCreated: time,
    updated: time,
    contentType,
    contentEncoding,
    contentDisposition,
    contentLanguage,
    cacheControl,
    metadata: fields.metadata,
    downloadTokens: [randomUUID()],
  };
  // An upload is a `create` even when it replaces a file, as the official emulator asks its rules.
  requireAllowed(context, call, 'create', draft);
  return draft;
}

interface MakeOptions {
  onSuccess?: StorageChange[];
  onRefusal?: StorageChange[];
  /** The last word on the object before it is kept; may throw to refuse it. */
  finish?: (draft: StoredObject) => StoredObject;
}

/**
 * Makes an object of a blob whose bytes are all there: synced to disk, then recorded, then the bytes of
 * the object it replaces are removed. The blob goes when the rules refuse it.
 */
export async function makeObject(
  context: StorageContext,
  call: StorageCall,
  fields: EditableFields,
  blob: string,
  { onSuccess = [], onRefusal = [], finish = (draft) => draft }: MakeOptions = {},
): Promise<StoredObject> {
  const { store } = context;
  const digest = await store.blobs.seal(blob);
  let object: StoredObject;
  try {
    object = finish(draftObject(context, call, fields, { ...digest, blob }));
  } catch (error) {
    if (onRefusal.length > 0) await store.commit(onRefusal);
    await store.blobs.remove(blob);
    throw error;
  }
  const replaced = store.index.get(call.bucket, call.name);
  await store.commit([{ set: 'object', object }, ...onSuccess]);
  if (replaced) await store.blobs.remove(replaced.blob);
  return object;
}
