import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '../../base/http.ts';
import { inTurn } from '../endpoints/upload-resumable.ts';
import { METADATA_MAX_BYTES, OBJECT_MAX_BYTES } from '../objects/limits.ts';
import { makeObject } from '../objects/make-object.ts';
import type { Upload } from '../objects/object-index.ts';
import {
  checkName,
  header,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { notFound, StorageError } from '../objects/storage-error.ts';
import { DEFAULT_FIELDS, withEdits } from '../objects/stored-object.ts';
import { cloudJson, parseResource, requireHashes, tokensTakenOut } from './cloud-object.ts';
import { requireConditions } from './conditions.ts';
import { parseContentRange, skipBytes, type ContentRange } from './content-range.ts';

/** What the SDK reads as "go on": it is no redirection here. */
const RESUME_INCOMPLETE = 308;

/** `save` and `upload` of large files begin: answers the address that takes the bytes. */
export async function startSession(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, query, bucket } = call;
  const sent = parseResource(await readJson(request, METADATA_MAX_BYTES));
  const { edits } = sent;
  const name = checkName(call.name || (sent.name ?? ''));
  const contentType = edits.contentType ?? header(request, 'x-upload-content-type');
  const fields = withEdits(DEFAULT_FIELDS, { ...edits, contentType });
  requireConditions(query, context.store.index.get(bucket, name));
  const id = randomUUID();
  const upload: Upload = { ...fields, id, bucket, name, startedAt: context.now(), finished: false };
  await context.store.commit([{ set: 'upload', upload }]);
  // The conditions travel in the address, to be asked again when the object is made.
  const address = new URLSearchParams(query);
  address.set('name', name);
  address.set('upload_id', id);
  const path = `/upload/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  response.setHeader('Location', `http://${request.headers.host}${path}?${address}`);
  response.writeHead(200, { 'Content-Length': 0 }).end();
}

/** Bytes of it, or the question how many there are (`Content-Range: bytes *\/*`). */
export function continueSession(context: StorageContext, call: StorageCall): Promise<void> {
  const id = call.query.get('upload_id') ?? '';
  return inTurn(id, async () => {
    const upload = context.store.index.uploads.get(id);
    if (!upload || upload.bucket !== call.bucket) throw notFound();
    const named = { ...call, name: upload.name };
    if (upload.finished) return sendFinished(context, named);
    const range = parseContentRange(header(call.request, 'content-range'));
    const size = await context.store.blobs.size(id);
    const received =
      range.first === null ? size : await receive(context, call, { id, size, range });
    if (isWhole(range, received)) return finish(context, named, upload);
    return sendIncomplete(call, received);
  });
}

/** The administrator gives up; 499 is what Cloud Storage answers. */
export function cancelSession(context: StorageContext, call: StorageCall): Promise<void> {
  const id = call.query.get('upload_id') ?? '';
  return inTurn(id, async () => {
    const { store } = context;
    if (!store.index.uploads.has(id)) throw notFound();
    await store.commit([{ drop: 'upload', id }]);
    await store.blobs.remove(id);
    call.response.writeHead(499, { 'Content-Length': 0 }).end();
  });
}

/** Bytes that are here already are let pass, as Cloud Storage does; resolves with the size then. */
function receive(
  { store }: StorageContext,
  { request }: StorageCall,
  { id, size, range }: { id: string; size: number; range: ContentRange },
): Promise<number> {
  const first = range.first ?? 0;
  if (first > size) {
    // The SDK asks for the size after this status, and sends from there.
    throw new StorageError(503, `The offset ${first} exceeds the ${size} bytes that are here`);
  }
  // Left early, the request must live on to be answered.
  const bytes = request.iterator({ destroyOnReturn: false });
  return store.blobs.append(id, skipBytes(bytes, size - first), OBJECT_MAX_BYTES);
}

function isWhole({ first, isOpen, total }: ContentRange, received: number): boolean {
  if (total !== null) return received >= total;
  // Without an end and a total, the end of the request is the end of the file.
  return first !== null && isOpen;
}

async function finish(context: StorageContext, call: StorageCall, upload: Upload): Promise<void> {
  const { store } = context;
  const { id } = upload;
  const object = await makeObject(context, call, upload, id, {
    onSuccess: [{ set: 'upload', upload: { ...upload, finished: true } }],
    // Its bytes are gone: finished later, it would make an empty file.
    onRefusal: [{ drop: 'upload', id }],
    finish(draft) {
      requireConditions(call.query, store.index.get(call.bucket, call.name));
      requireHashes(call.request, draft);
      return tokensTakenOut(draft);
    },
  });
  sendJson(call.response, 200, cloudJson(object));
}

function sendFinished({ store }: StorageContext, call: StorageCall): void {
  const object = store.index.get(call.bucket, call.name);
  if (!object) throw notFound();
  call.request.resume();
  sendJson(call.response, 200, cloudJson(object));
}

function sendIncomplete({ response }: StorageCall, received: number): void {
  if (received > 0) response.setHeader('Range', `bytes=0-${received - 1}`);
  response.writeHead(RESUME_INCOMPLETE, { 'Content-Length': 0 }).end();
}
