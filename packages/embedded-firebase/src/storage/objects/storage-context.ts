import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../base/caller.ts';
import type { StorageCheck } from '../../rules/storage-access.ts';
import { NAME_MAX_BYTES } from './limits.ts';
import type { ObjectStore } from './object-store.ts';
import { StorageError } from './storage-error.ts';
import { rulesView, type StoredObject } from './stored-object.ts';

type StorageMethod = StorageCheck['method'];

export interface StorageContext {
  store: ObjectStore;
  /** Asks the rules; never about the administrator. */
  authorize: (check: StorageCheck) => boolean;
  callerOf: (authorization: string | undefined) => Caller;
  /** In ms. */
  now: () => number;
}

/** A call to one bucket; `name` is empty where the call names no object. */
export interface StorageCall {
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  bucket: string;
  name: string;
}

/** @throws StorageError 403 unless the rules, or being the administrator, allow it. */
export function requireAllowed(
  context: StorageContext,
  call: StorageCall,
  method: StorageMethod,
  next: StoredObject | null = null,
): void {
  const { admin, auth } = context.callerOf(call.request.headers.authorization);
  if (admin) return;
  const { bucket, name } = call;
  const allowed = context.authorize({
    method,
    bucket,
    name,
    auth,
    time: new Date(context.now()).toISOString(),
    resource: rulesView(context.store.index.get(bucket, name)),
    next: rulesView(next),
  });
  if (!allowed) throw new StorageError(403, `Permission denied: ${method} of ${name}`);
}

/** @throws StorageError 400 for a name that Cloud Storage would not take. */
export function checkName(name: string): string {
  const valid =
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    Buffer.byteLength(name) <= NAME_MAX_BYTES &&
    !/[\r\n]/.test(name);
  if (!valid) throw new StorageError(400, 'Invalid object name');
  return name;
}

/** One header as text; several of a name count as none. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
