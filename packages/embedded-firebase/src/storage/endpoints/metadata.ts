import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '../../base/http.ts';
import { METADATA_MAX_BYTES } from '../objects/limits.ts';
import {
  requireAllowed,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { StorageError, notFound } from '../objects/storage-error.ts';
import { objectJson, parseEdits, withEdits, type StoredObject } from '../objects/stored-object.ts';

/** `getMetadata` and `getDownloadURL`. */
export async function getMetadata(context: StorageContext, call: StorageCall): Promise<void> {
  requireAllowed(context, call, 'get');
  const object = existing(context, call);
  if (object.downloadTokens.length > 0) return sendJson(call.response, 200, objectJson(object));
  // Production makes one, too, when all have been revoked and somebody asks.
  const withToken = { ...object, downloadTokens: [randomUUID()] };
  await context.store.commit([{ set: 'object', object: withToken }]);
  return sendJson(call.response, 200, objectJson(withToken));
}

/** `updateMetadata`. */
export async function patchMetadata(context: StorageContext, call: StorageCall): Promise<void> {
  const edits = parseEdits(await readJson(call.request, METADATA_MAX_BYTES));
  const before = context.store.index.get(call.bucket, call.name);
  const next = before && withNewMetageneration(context, withEdits(before, edits));
  requireAllowed(context, call, 'update', next);
  if (!next) throw notFound();
  await context.store.commit([{ set: 'object', object: next }]);
  sendJson(call.response, 200, objectJson(next));
}

/** `deleteObject`. */
export async function deleteObject(context: StorageContext, call: StorageCall): Promise<void> {
  requireAllowed(context, call, 'delete');
  const { bucket, name, blob } = existing(context, call);
  await context.store.commit([{ drop: 'object', bucket, name }]);
  await context.store.blobs.remove(blob);
  call.response.writeHead(204).end();
}

/** `?create_token=true` and `?delete_token=…`, for the administrator. */
export async function changeTokens(context: StorageContext, call: StorageCall): Promise<void> {
  const { admin } = context.callerOf(call.request.headers.authorization);
  if (!admin) throw new StorageError(403, 'Missing admin credentials.');
  const object = existing(context, call);
  const removed = call.query.get('delete_token');
  const kept = object.downloadTokens.filter((token) => token !== removed);
  const downloadTokens = removed === null ? [...kept, randomUUID()] : kept;
  const next = withNewMetageneration(context, { ...object, downloadTokens });
  await context.store.commit([{ set: 'object', object: next }]);
  sendJson(call.response, 200, objectJson(next));
}

function existing({ store }: StorageContext, { bucket, name }: StorageCall): StoredObject {
  const object = store.index.get(bucket, name);
  if (!object) throw notFound();
  return object;
}

/** The object as changed now. */
export function withNewMetageneration({ now }: StorageContext, object: StoredObject): StoredObject {
  const updated = new Date(now()).toISOString();
  return { ...object, updated, metageneration: object.metageneration + 1 };
}
