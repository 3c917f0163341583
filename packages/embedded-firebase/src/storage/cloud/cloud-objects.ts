import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '../../base/http.ts';
import { download } from '../endpoints/download.ts';
import { listPageOf } from '../endpoints/list.ts';
import { deleteObject, withNewMetageneration } from '../endpoints/metadata.ts';
import { METADATA_MAX_BYTES, OBJECT_MAX_BYTES } from '../objects/limits.ts';
import { makeObject } from '../objects/make-object.ts';
import { checkName, type StorageCall, type StorageContext } from '../objects/storage-context.ts';
import { DEFAULT_FIELDS, withEdits, type StoredObject } from '../objects/stored-object.ts';
import {
  cloudJson,
  notOffered,
  parseResource,
  requireObject,
  tokensPutIn,
  tokensTakenOut,
} from './cloud-object.ts';
import { requireConditions } from './conditions.ts';

/** `exists`, `getMetadata` and, with `alt=media`, `download`. */
export async function getObject(context: StorageContext, call: StorageCall): Promise<void> {
  const object = existing(context, call);
  requireConditions(call.query, object);
  if (call.query.get('alt') !== 'media') return sendJson(call.response, 200, cloudJson(object));
  // By these the SDK verifies what it received.
  call.response.setHeader('X-Goog-Hash', `crc32c=${object.crc32c},md5=${object.md5Hash}`);
  call.response.setHeader('X-Goog-Stored-Content-Encoding', object.contentEncoding);
  call.response.setHeader('X-Goog-Stored-Content-Length', object.size);
  call.response.setHeader('X-Goog-Generation', object.generation);
  call.response.setHeader('X-Goog-Metageneration', object.metageneration);
  return download(context, call);
}

/** `setMetadata`. */
export async function patchObject(context: StorageContext, call: StorageCall): Promise<void> {
  const { edits } = parseResource(await readJson(call.request, METADATA_MAX_BYTES));
  const before = existing(context, call);
  requireConditions(call.query, before);
  const edited = tokensTakenOut(withEdits(tokensPutIn(before), edits));
  const object = withNewMetageneration(context, edited);
  await context.store.commit([{ set: 'object', object }]);
  sendJson(call.response, 200, cloudJson(object));
}

export async function removeObject(context: StorageContext, call: StorageCall): Promise<void> {
  requireConditions(call.query, existing(context, call));
  await deleteObject(context, call);
}

const LISTINGS_NOT_OFFERED = [
  'versions',
  'softDeleted',
  'matchGlob',
  'startOffset',
  'endOffset',
  'includeTrailingDelimiter',
  'includeFoldersAsPrefixes',
  'filter',
];

/** `getFiles`. */
export function listBucket(context: StorageContext, call: StorageCall): void {
  const refused = LISTINGS_NOT_OFFERED.find((key) => (call.query.get(key) ?? 'false') !== 'false');
  if (refused !== undefined) throw notOffered(`listing by ${refused}`);
  const { prefixes, items, nextPageToken } = listPageOf(context, call);
  sendJson(call.response, 200, {
    kind: 'storage#objects',
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(prefixes.length > 0 && { prefixes }),
    ...(items.length > 0 && { items: items.map(cloudJson) }),
  });
}

/** `bucket.exists` and `bucket.getMetadata`: a bucket is there as soon as it is named. */
export function getBucket(_context: StorageContext, { response, bucket }: StorageCall): void {
  sendJson(response, 200, {
    kind: 'storage#bucket',
    id: bucket,
    name: bucket,
    storageClass: 'STANDARD',
    metageneration: '1',
  });
}

/**
 * `copy`, `move` and `rename`: to `target`, with the source's metadata unless the call brings its own.
 * `answerOf` makes the answer, which differs between `copyTo` and `rewriteTo`.
 */
export async function copyObject(
  context: StorageContext,
  call: StorageCall,
  target: { bucket: string; name: string },
  answerOf: (made: StoredObject) => object,
): Promise<void> {
  const { edits } = parseResource(await readJson(call.request, METADATA_MAX_BYTES));
  checkName(target.name);
  const { index, blobs } = context.store;
  const source = requireObject(
    index.get(call.bucket, call.name),
    call,
    call.query.get('sourceGeneration'),
  );
  requireConditions(call.query, source, 'ifSource');
  const isReplaced = Object.values(edits).some((edit) => edit !== undefined);
  const fields = isReplaced ? withEdits(DEFAULT_FIELDS, edits) : tokensPutIn(source);
  const blob = randomUUID();
  try {
    await blobs.append(blob, blobs.read(source.blob), OBJECT_MAX_BYTES);
  } catch (error) {
    await blobs.remove(blob);
    throw error;
  }
  const made = await makeObject(context, { ...call, ...target }, fields, blob, {
    finish(draft) {
      requireConditions(call.query, index.get(target.bucket, target.name));
      return tokensTakenOut(draft);
    },
  });
  sendJson(call.response, 200, answerOf(made));
}

function existing({ store }: StorageContext, call: StorageCall): StoredObject {
  return requireObject(store.index.get(call.bucket, call.name), call, call.query.get('generation'));
}
