import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { readJson, sendJson } from '../../base/http.ts';
import { CHUNK_GRANULARITY, METADATA_MAX_BYTES, OBJECT_MAX_BYTES } from '../objects/limits.ts';
import { draftObject, makeObject } from '../objects/make-object.ts';
import type { Upload } from '../objects/object-index.ts';
import {
  checkName,
  header,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { notFound, StorageError } from '../objects/storage-error.ts';
import { DEFAULT_FIELDS, objectJson, parseEdits, withEdits } from '../objects/stored-object.ts';

/** The last chunk of each upload. */
const turns = new Map<string, Promise<void>>();

/** `uploadBytesResumable` begins: answers the address that takes the chunks. */
export async function startUpload(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, response } = call;
  const { bucket } = call;
  const name = checkName(call.name);
  const edits = parseEdits(await readJson(request, METADATA_MAX_BYTES));
  const contentType = edits.contentType ?? header(request, 'x-goog-upload-header-content-type');
  const fields = withEdits(DEFAULT_FIELDS, { ...edits, contentType });
  const size = declaredSize(header(request, 'x-goog-upload-header-content-length'));
  const id = randomUUID();
  // Asked now so that a refusal comes before the bytes; asked again before each chunk, and with the true
  // bytes at the end: an upload may outlive the session that began it.
  draftObject(context, call, fields, { size, md5Hash: '', crc32c: '', blob: id });
  const upload: Upload = { ...fields, id, bucket, name, startedAt: context.now(), finished: false };
  await context.store.commit([{ set: 'upload', upload }]);
  response.setHeader('X-Goog-Upload-URL', uploadUrl(request.headers.host, upload));
  response.setHeader('X-Goog-Upload-Chunk-Granularity', CHUNK_GRANULARITY);
  sendStatus(response, 'active', 0);
}

/** The further commands on a running upload: query, cancel, upload, finalize. */
export function continueUpload(context: StorageContext, call: StorageCall): Promise<void> {
  const id = call.query.get('upload_id') ?? '';
  return inTurn(id, async () => {
    const upload = context.store.index.uploads.get(id);
    if (!upload || upload.bucket !== call.bucket || upload.name !== call.name) throw notFound();
    const commands = (header(call.request, 'x-goog-upload-command') ?? '').split(/ *, */);
    if (commands.includes('query')) return queryUpload(context, call, upload);
    if (upload.finished) throw new StorageError(400, 'The upload is finished');
    if (commands.includes('cancel')) return cancelUpload(context, call, upload);
    if (commands.includes('upload')) await receive(context, call, upload);
    if (commands.includes('finalize')) return finish(context, call, upload);
    if (!commands.includes('upload')) throw new StorageError(400, 'Unknown upload command');
    return sendStatus(call.response, 'active', await context.store.blobs.size(id));
  });
}

async function queryUpload(
  { store }: StorageContext,
  { response }: StorageCall,
  upload: Upload,
): Promise<void> {
  const made = upload.finished ? store.index.get(upload.bucket, upload.name) : null;
  const size = made ? made.size : await store.blobs.size(upload.id);
  sendStatus(response, upload.finished ? 'final' : 'active', size);
}

async function cancelUpload(
  { store }: StorageContext,
  { response }: StorageCall,
  { id }: Upload,
): Promise<void> {
  await store.commit([{ drop: 'upload', id }]);
  await store.blobs.remove(id);
  sendStatus(response, 'cancelled', 0);
}

async function receive(context: StorageContext, call: StorageCall, upload: Upload) {
  const { store } = context;
  const { id } = upload;
  const offset = Number(header(call.request, 'x-goog-upload-offset') ?? 0);
  const size = await store.blobs.size(id);
  draftObject(context, call, upload, { size, md5Hash: '', crc32c: '', blob: id });
  if (offset !== size) throw new StorageError(400, `Offset ${offset}, but ${size} bytes are here`);
  // Left early, the request must live on to be answered.
  const chunk = call.request.iterator({ destroyOnReturn: false });
  await store.blobs.append(id, chunk, OBJECT_MAX_BYTES);
}

async function finish(context: StorageContext, call: StorageCall, upload: Upload): Promise<void> {
  const { id } = upload;
  // An empty file has no chunk, but needs its blob.
  await context.store.blobs.append(id, nothing(), OBJECT_MAX_BYTES);
  const finished: Upload = { ...upload, finished: true };
  const object = await makeObject(context, call, upload, id, {
    onSuccess: [{ set: 'upload', upload: finished }],
    // Its bytes are gone: finished later, it would make an empty file.
    onRefusal: [{ drop: 'upload', id }],
  });
  call.response.setHeader('X-Goog-Upload-Status', 'final');
  sendJson(call.response, 200, objectJson(object));
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function declaredSize(text: string | undefined): number {
  const size = Number(text ?? 0);
  if (!Number.isSafeInteger(size) || size < 0) throw new StorageError(400, 'Invalid size');
  if (size > OBJECT_MAX_BYTES) throw new StorageError(413, `More than ${OBJECT_MAX_BYTES} bytes`);
  return size;
}

function uploadUrl(host: string | undefined, { bucket, name, id }: Upload): string {
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return `http://${host}/v0/b/${encodeURIComponent(bucket)}/o?${query}`;
}

function sendStatus(
  response: ServerResponse,
  status: 'active' | 'final' | 'cancelled',
  received: number,
): void {
  response.setHeader('X-Goog-Upload-Status', status);
  response.setHeader('X-Goog-Upload-Size-Received', received);
  response.writeHead(200).end();
}

/** Runs steps of the same key one after the other: a repeated chunk waits for the one before. */
export async function inTurn(key: string, step: () => Promise<void>): Promise<void> {
  const before = turns.get(key) ?? Promise.resolve();
  const run = before.then(step, step);
  turns.set(key, run);
  try {
    await run;
  } finally {
    if (turns.get(key) === run) turns.delete(key);
  }
}
