import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../base/caller.ts';
import { requestUrl } from '../../base/http.ts';
import type { StorageCall, StorageContext } from '../objects/storage-context.ts';
import { StorageError } from '../objects/storage-error.ts';
import { cloudJson, notOffered } from './cloud-object.ts';
import {
  copyObject,
  getBucket,
  getObject,
  listBucket,
  patchObject,
  removeObject,
} from './cloud-objects.ts';
import { cancelSession, continueSession, startSession } from './cloud-resumable.ts';
import { uploadMedia, uploadWhole } from './cloud-uploads.ts';

const ADMIN: Caller = { admin: true, auth: null };

/** With the SDK's emulator variable the paths begin at the bucket, without it they are production's. */
const OURS = /^(?:\/(upload|download)\/storage\/v1|\/storage\/v1)?\/b\/([^/]+)(?:\/(.*))?$/s;

const COPY = /^o\/([^/]+)\/(copyTo|rewriteTo)\/b\/([^/]+)\/o\/([^/]+)$/s;

const OBJECT = /^o\/([^/]+)$/s;

type Handler = (context: StorageContext, call: StorageCall) => void | Promise<void>;

/** The calls on one object, by method. */
const OBJECT_CALLS: Record<string, Handler | undefined> = {
  GET: getObject,
  PATCH: patchObject,
  DELETE: removeObject,
};

/** The calls on the address of an upload that has begun, by method. */
const SESSION_CALLS: Record<string, Handler | undefined> = {
  PUT: continueSession,
  POST: continueSession,
  DELETE: cancelSession,
};

/** Of each `uploadType`, how it begins. */
const UPLOADS: Record<string, Handler | undefined> = {
  multipart: uploadWhole,
  media: uploadMedia,
  resumable: startSession,
};

/**
 * The JSON interface of Cloud Storage, for what @google-cloud/storage and firebase-admin call. In emulator mode they
 * send no credentials: whoever is no browser is the administrator.
 * @returns what answers the request, null when the path belongs to somebody else
 */
export function cloudHandler(
  context: StorageContext,
  request: IncomingMessage,
  response: ServerResponse,
): (() => Promise<void>) | null {
  const { pathname, searchParams: query } = requestUrl(request.url);
  const [, face, bucketText, rest = ''] = OURS.exec(pathname) ?? [];
  if (bucketText === undefined) return null;
  return async () => {
    requireServer(context, request);
    const bucket = decodePart(bucketText);
    const name = query.get('name') ?? '';
    const call: StorageCall = { request, response, query, bucket, name };
    const handler = face === 'upload' ? uploadCall(call, rest) : bucketCall(call, rest);
    await answerMedia(call, () => handler({ ...context, callerOf: () => ADMIN }));
  };
}

/** What is asked as bytes is refused in words: the SDK makes the body its error's message. */
async function answerMedia(call: StorageCall, work: () => void | Promise<void>): Promise<void> {
  const { request, response, query } = call;
  try {
    await work();
  } catch (error) {
    const isMedia = request.method === 'GET' && query.get('alt') === 'media';
    if (!isMedia || response.headersSent || !(error instanceof StorageError)) throw error;
    response.writeHead(error.httpStatus, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error.message);
  }
}

type Bound = (context: StorageContext) => void | Promise<void>;

function uploadCall(call: StorageCall, rest: string): Bound {
  const { query, request } = call;
  if (rest !== 'o') throw new StorageError(404, 'Not Found');
  if (query.has('predefinedAcl')) throw notOffered('access control lists');
  const calls = query.has('upload_id') ? SESSION_CALLS : UPLOADS;
  const which = query.has('upload_id') ? request.method : query.get('uploadType');
  const handler = calls[which ?? ''];
  if (!handler || (calls === UPLOADS && request.method !== 'POST'))
    throw new StorageError(400, `Unknown upload: ${request.method} ${which}`);
  return (context) => handler(context, call);
}

function bucketCall(call: StorageCall, rest: string): Bound {
  const method = call.request.method ?? 'GET';
  const [, source, verb, toBucket, toName] = COPY.exec(rest) ?? [];
  if (source !== undefined && toBucket !== undefined && toName !== undefined && method === 'POST') {
    const target = { bucket: decodePart(toBucket), name: decodePart(toName) };
    const from = { ...call, name: decodePart(source) };
    const answerOf = verb === 'copyTo' ? cloudJson : rewritten;
    return (context) => copyObject(context, from, target, answerOf);
  }
  const [, object] = OBJECT.exec(rest) ?? [];
  const handler =
    object === undefined
      ? (method === 'GET' && COLLECTIONS[rest]) || undefined
      : OBJECT_CALLS[method];
  if (!handler) throw notOffered(`${method} of ${rest === '' ? 'a bucket' : rest}`);
  const named = object === undefined ? call : { ...call, name: decodePart(object) };
  return (context) => handler(context, named);
}

const COLLECTIONS: Record<string, Handler | undefined> = { '': getBucket, o: listBucket };

function rewritten(made: Parameters<typeof cloudJson>[0]): object {
  const size = String(made.size);
  return {
    kind: 'storage#rewriteResponse',
    totalBytesRewritten: size,
    objectSize: size,
    done: true,
    resource: cloudJson(made),
  };
}

/** @throws StorageError 403 for pages, which must ask as users, and for the tokens of users */
function requireServer(context: StorageContext, { headers }: IncomingMessage): void {
  const isPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  const { authorization } = headers;
  if (!isPage && (authorization === undefined || context.callerOf(authorization).admin)) return;
  throw new StorageError(403, 'This interface is for servers: pages use that of Firebase');
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, 'Malformed path');
  }
}
