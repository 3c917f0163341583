import { onTestFinished, vi } from 'vitest';
import { openFirestoreEngine } from '#src/firestore/engine.ts';
import { createFirestoreRest } from '#src/firestore/rest/rest.ts';
import type { Authorize } from '#src/firestore/values/types.ts';
import { callerFromAuthorization } from '#src/identity/accounts/tokens.ts';
import { serve } from './serve.ts';

export const ROOT = 'projects/p/databases/(default)/documents';

/** Firestore over plain HTTP, in memory. */
export async function startRest(authorize: Authorize = () => true) {
  const engine = await openFirestoreEngine({ file: null, authorize });
  onTestFinished(() => engine.close());
  const setRules = vi.fn<(source: string) => void>();
  const rest = createFirestoreRest(engine, callerFromAuthorization, { setRules });
  const base = await serve((request, response) => rest.handle(request, response));
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const response = await fetch(`${base}${path}`, { method, body: text, headers });
    return { status: response.status, body: await response.json() };
  };
  const call = (method: string, body: unknown, headers = {}) =>
    ask('POST', `/v1/${ROOT}:${method}`, body, headers);
  return { base, ask, call, setRules };
}
