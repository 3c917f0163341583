import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { sendJson, readJson } from '../base/http.ts';
import { RpcError } from '../base/rpc-error.ts';
import type { DiskRefusals } from '../journal/disk-refusals.ts';
import { cloudHandler } from './cloud/cloud-api.ts';
import { download } from './endpoints/download.ts';
import { list } from './endpoints/list.ts';
import { changeTokens, deleteObject, getMetadata, patchMetadata } from './endpoints/metadata.ts';
import { uploadMultipart } from './endpoints/upload-multipart.ts';
import { continueUpload, startUpload } from './endpoints/upload-resumable.ts';
import { objectTransfer, type ObjectTransfer } from './object-transfer.ts';
import { openObjectStore } from './objects/object-store.ts';
import { header, type StorageCall, type StorageContext } from './objects/storage-context.ts';
import { StorageError, fromRpcError } from './objects/storage-error.ts';

const SET_RULES_PATH = '/internal/setRules';

const BODY_MAX_BYTES = 1024 * 1024;

const Body = z.strictObject({
  rules: z.strictObject({
    files: z.tuple([z.strictObject({ name: z.string().optional(), content: z.string() })]),
  }),
});

interface StorageOptions extends Omit<StorageContext, 'store'> {
  /** For the journal and the bytes; null keeps everything in memory. */
  folder: string | null;
  /** Replaces what `authorize` asks. @throws Error for rules that cannot be used. */
  setRules: (source: string) => void;
  refusals?: DiskRefusals | undefined;
}

/** Cloud Storage for Firebase, for what the web SDK and firebase-admin call. */
export interface Storage {
  objects: ObjectTransfer;
  /** False when the path belongs to somebody else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/;

export async function openStorage({
  folder,
  setRules,
  refusals,
  ...rest
}: StorageOptions): Promise<Storage> {
  const store = await openObjectStore(folder, rest.now(), refusals);
  const context: StorageContext = { ...rest, store };
  return {
    objects: objectTransfer(store),
    handle(request, response) {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === SET_RULES_PATH) {
        void answer(response, async () => {
          await replaceRules(request, setRules);
          sendJson(response, 200, {});
        });
        return true;
      }
      const cloud = cloudHandler(context, request, response);
      if (cloud) {
        void answer(response, cloud);
        return true;
      }
      const [, bucket, path] = PATH.exec(pathname) ?? [];
      if (bucket === undefined) return false;
      void answer(response, async () => {
        const name = path === undefined ? (query.get('name') ?? '') : decode(path);
        await route(context, { request, response, query, bucket: decode(bucket), name });
      });
      return true;
    },
    close: () => store.close(),
  };
}

async function route(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, query, name } = call;
  const method = header(request, 'x-http-method-override') ?? request.method;
  if (method === 'POST') return post(context, call);
  if (method === 'GET' && name === '') return list(context, call);
  if (method === 'GET' && query.get('alt') === 'media') return download(context, call);
  if (method === 'GET') return getMetadata(context, call);
  if (method === 'PATCH') return patchMetadata(context, call);
  if (method === 'DELETE') return deleteObject(context, call);
  throw new StorageError(405, 'Method not allowed');
}

function post(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, query } = call;
  if (query.has('create_token') || query.has('delete_token')) return changeTokens(context, call);
  if (query.has('upload_id')) return continueUpload(context, call);
  const protocol = header(request, 'x-goog-upload-protocol');
  if (protocol === 'multipart') return uploadMultipart(context, call);
  if (protocol === 'resumable') return startUpload(context, call);
  throw new StorageError(400, 'Unknown upload protocol');
}

async function answer(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    sendError(response, error);
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  // What is left of a refused upload is read and thrown away, or the client never sees the answer.
  response.req.resume();
  const { httpStatus: code, message } = asStorageError(error);
  sendJson(response, code, { error: { code, message } });
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof RpcError) return fromRpcError(error);
  console.error('Local Firebase storage failed', error);
  return new StorageError(500, 'Internal error');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, 'Malformed path');
  }
}

/**
 * `PUT /internal/setRules`, by which the rules tests replace the rules.
 * @throws StorageError 400 when `setRules` throws, with its message.
 */
async function replaceRules(
  request: IncomingMessage,
  setRules: (source: string) => void,
): Promise<void> {
  if (request.method !== 'PUT') throw new StorageError(405, 'Method not allowed');
  const body = Body.safeParse(await readJson(request, BODY_MAX_BYTES));
  if (!body.success) throw new StorageError(400, 'Expected one rules file');
  const [{ content }] = body.data.rules.files;
  try {
    setRules(content);
  } catch (error) {
    throw new StorageError(400, error instanceof Error ? error.message : 'Invalid rules');
  }
}
