import { onTestFinished } from 'vitest';
import { callerFromAuthorization } from '#src/identity/accounts/tokens.ts';
import type { StorageCheck } from '#src/rules/storage-access.ts';
import { openStorage } from '#src/storage/storage.ts';
import { serve } from '../transports/serve.ts';

export type Json = Record<string, unknown>;

export interface StorageServer {
  /** What the rules were asked, in order. */
  checks: StorageCheck[];
  /** What they answer; everything is allowed at first. */
  rules: { allow: (check: StorageCheck) => boolean };
  clock: { now: number };
  /** `path` follows `/v0/b/bucket/o`. */
  call(method: string, path: string, init?: RequestInit): Promise<Response>;
  request(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** Stops it; data in a folder stay. */
  close(): Promise<void>;
}

export async function startStorage(folder: string | null = null): Promise<StorageServer> {
  const checks: StorageCheck[] = [];
  const rules: StorageServer['rules'] = { allow: () => true };
  const clock = { now: Date.UTC(2026, 5, 1) };
  const storage = await openStorage({
    folder,
    authorize(check) {
      checks.push(check);
      return rules.allow(check);
    },
    setRules: () => undefined,
    callerOf: (header) => callerFromAuthorization(header),
    now: () => clock.now,
  });
  const base = await serve((request, response) => storage.handle(request, response));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= storage.close());
  onTestFinished(close);
  const request = (method: string, path: string, init: RequestInit = {}) =>
    fetch(base + path, { method, ...init });
  return {
    checks,
    rules,
    clock,
    request,
    close,
    call: (method, path, init) => request(method, `/v0/b/bucket/o${path}`, init),
  };
}

export const OWNER = { authorization: 'Bearer owner' };

/** `uploadBytes` as the web SDK sends it. */
export async function upload(
  server: StorageServer,
  name: string,
  content: string,
  metadata: Json = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = [
    '--edge\r\nContent-Type: application/json; charset=utf-8\r\n\r\n',
    JSON.stringify(metadata),
    '\r\n--edge\r\nContent-Type: text/plain\r\n\r\n',
    content,
    '\r\n--edge--',
  ].join('');
  return server.call('POST', `?name=${encodeURIComponent(name)}`, {
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=edge',
      ...headers,
    },
    body,
  });
}

/** Begins a resumable upload and answers how to send it commands. */
export async function startResumable(
  server: StorageServer,
  name: string,
  headers: Record<string, string> = {},
) {
  const response = await server.call('POST', `?name=${encodeURIComponent(name)}`, {
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ contentType: 'text/plain' }),
  });
  const { search } = new URL(response.headers.get('x-goog-upload-url') ?? 'http://none/');
  const command = (text: string, offset?: number, body?: string, via = server) =>
    via.call('POST', search, {
      headers: {
        'x-goog-upload-command': text,
        ...(offset === undefined ? {} : { 'x-goog-upload-offset': String(offset) }),
      },
      body,
    });
  return { response, command };
}

export function uploadState(response: Response): [number, string | null, string | null] {
  const { status, headers } = response;
  return [status, headers.get('x-goog-upload-status'), headers.get('x-goog-upload-size-received')];
}
