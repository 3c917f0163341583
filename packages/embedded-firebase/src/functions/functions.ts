import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../base/caller.ts';
import { readJson, sendJson } from '../base/http.ts';
import { RpcError, RPC_CODES } from '../base/rpc-error.ts';
import { CALLABLE_CODES, isCallableFailure } from './callable.ts';
import type { CallableHandler } from './callable.ts';

/** Cloud Functions' own limit. */
const BODY_MAX_BYTES = 10 * 1024 * 1024;

interface FunctionsOptions {
  projectId: string;
  functions: Record<string, CallableHandler>;
  callerOf: (authorization: string | undefined) => Caller;
}

/** Callable functions at `POST /{project}/{region}/{name}`. `handle` is false for other paths. */
interface Functions {
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

export function createFunctions(options: FunctionsOptions): Functions {
  return {
    handle(request, response) {
      const name = functionName(options.projectId, request.url ?? '/');
      if (name === null) return false;
      void answer(options, name, request, response);
      return true;
    },
  };
}

/** Null unless the path is `/{project}/{region}/{name}`, with a region like `europe-west1`. */
function functionName(projectId: string, url: string): string | null {
  const { pathname } = new URL(url, 'http://localhost');
  const [, project, region = '', name = '', ...rest] = pathname.split('/');
  const isOurs = project === projectId && /^[a-z]+-[a-z]+\d+$/.test(region) && rest.length === 0;
  return isOurs && name !== '' ? name : null;
}

async function answer(
  options: FunctionsOptions,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const result = await call(options, name, request);
    sendJson(response, 200, { result: result ?? null });
  } catch (error) {
    const { http, body } = failure(name, error);
    sendJson(response, http, body);
  }
}

async function call(
  { functions, callerOf }: FunctionsOptions,
  name: string,
  request: IncomingMessage,
): Promise<unknown> {
  const body = await readJson(request, BODY_MAX_BYTES);
  if (!Object.hasOwn(functions, name)) throw new RpcError('NOT_FOUND', `No function ${name}`);
  if (request.method !== 'POST') throw new RpcError('INVALID_ARGUMENT', 'Callables take POST');
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw new RpcError('INVALID_ARGUMENT', 'The body has no data');
  }
  const { headers } = request;
  const { auth } = callerOf(headers.authorization);
  return functions[name]?.(body.data, { auth, headers });
}

function failure(name: string, error: unknown): { http: number; body: object } {
  if (error instanceof RpcError) {
    const { status, message } = error;
    return { http: RPC_CODES[status].http, body: { error: { status, message } } };
  }
  if (isCallableFailure(error)) {
    const { status, http } = CALLABLE_CODES[error.code];
    const { message, details } = error;
    return { http, body: { error: { status, message, details } } };
  }
  console.error(`Callable ${name} failed`, error);
  return { http: 500, body: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
}
