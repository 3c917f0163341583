import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Caller } from '../../base/caller.ts';
import { readJson, requestUrl, sendJson } from '../../base/http.ts';
import { RpcError, rpcErrorBody } from '../../base/rpc-error.ts';
import { withJsonNames, withJsonParameters } from '../calls/json-names.ts';
import { streamingCalls, unaryCalls } from '../calls/rpc-calls.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { parseRecord } from '../values/invalid.ts';
import { parseShape } from '../values/wire-shapes.ts';
import { isCollectionPath, restCollection } from './rest-collections.ts';
import { restDocument } from './rest-documents.ts';
import { requireParameters } from './rest-parameters.ts';

/** `path` is `projects/P/databases/D/documents`, with what follows in it, percent-decoded. */
type RestRoute =
  | { kind: 'call'; method: string; path: string }
  | { kind: 'document'; path: string }
  | { kind: 'rules' }
  | { kind: 'clear'; path: string };

const OWN = /^\/v1\/projects\/|^\/emulator\/v1\/projects\/[^/:]+(?::securityRules|\/databases\/)/;

const DOCUMENTS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?)$/s;

const CALL =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?):(commit|batchGet|batchWrite|beginTransaction|rollback|runQuery|runAggregationQuery|listCollectionIds|partitionQuery|executePipeline|listen|write)$/s;

/** The calls whose message says below which document they look; the others name their database. */
const BY_PARENT = new Set(['runQuery', 'runAggregationQuery', 'listCollectionIds']);

const RULES = /^\/emulator\/v1\/projects\/[^/:]+:securityRules$/;

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/;

/** Ten MiB is the most one commit may have; JSON needs more for the same. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

const rulesBody = z.strictObject({
  rules: z.strictObject({
    files: z.tuple([z.strictObject({ name: z.string().optional(), content: z.string() })]),
  }),
});

interface FirestoreRest {
  /** False, at once, if the path is not Firestore's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * The calls over plain HTTP that the SDKs make for transactions, aggregates and everything of the
 * lite SDK, and those by which the test tools set the rules and clear a database.
 * `callerOf` checks the Authorization header and may throw UNAUTHENTICATED.
 */
export function createFirestoreRest(
  engine: FirestoreEngine,
  callerOf: (header: string | undefined) => Caller,
  options: { setRules(source: string): void },
): FirestoreRest {
  const unary = unaryCalls(engine);
  const streaming = streamingCalls(engine);

  async function answer(url: URL, request: IncomingMessage): Promise<object> {
    const route = restRoute(url.pathname);
    const body = withJsonNames(await readJson(request, BODY_LIMIT_BYTES));
    const query = withJsonParameters(url.searchParams);
    const httpMethod = request.method ?? 'GET';
    if (route.kind === 'rules' || route.kind === 'clear') return control(route, httpMethod, body);
    const caller = callerOf(request.headers.authorization);
    const { path } = route;
    if (route.kind === 'call') {
      if (httpMethod !== 'POST')
        throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered here`);
      requireParameters(query, []);
      return call(route.method, caller, withPath(body, route));
    }
    if (isCollectionPath(path))
      return restCollection(engine, caller, { httpMethod, path, query, body });
    return restDocument(engine, caller, { httpMethod, name: path, query, body });
  }

  async function control(route: RestRoute, httpMethod: string, body: unknown): Promise<object> {
    if (route.kind === 'rules' && httpMethod === 'PUT') {
      options.setRules(parseShape(rulesBody, body).rules.files[0].content);
    } else if (route.kind === 'clear' && httpMethod === 'DELETE') {
      await engine.clear(route.path);
    } else {
      throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered here`);
    }
    return {};
  }

  function call(method: string, caller: Caller, body: object): object | Promise<object> {
    const answerOf = unary[method] ?? streaming[method];
    if (!answerOf) throw new RpcError('UNIMPLEMENTED', `There is no call ${method}`);
    return answerOf(caller, body);
  }

  return {
    handle(request, response) {
      const url = requestUrl(request.url);
      if (!isRestPath(url.pathname)) return false;
      answer(url, request).then(
        (body) => sendJson(response, 200, body),
        (error: unknown) => sendError(response, url.pathname, error, streaming),
      );
      return true;
    },
  };
}

/** Over HTTP the parent (or the database) is in the path, over gRPC in the message. */
function withPath(body: unknown, { method, path }: { method: string; path: string }): object {
  const message = parseRecord(body, 'The body');
  if (BY_PARENT.has(method)) return { ...message, parent: path };
  const [database] = path.split('/documents', 1);
  return { ...message, database };
}

/** A call that answers a list reports its error in a list, too. */
function sendError(
  response: ServerResponse,
  pathname: string,
  error: unknown,
  streaming: object,
): void {
  const body = rpcErrorBody(error);
  const method = pathname.slice(pathname.lastIndexOf(':') + 1);
  sendJson(response, body.error.code, Object.hasOwn(streaming, method) ? [body] : body);
}

/** Whether a path is Firestore's own, before anything of it is looked at. */
function isRestPath(pathname: string): boolean {
  return OWN.test(pathname);
}

/** What a path asks for. Throws NOT_FOUND, or INVALID_ARGUMENT if it cannot be decoded. */
function restRoute(pathname: string): RestRoute {
  const decoded = decode(pathname);
  const [, callPath, method] = CALL.exec(decoded) ?? [];
  if (callPath !== undefined && method !== undefined)
    return { kind: 'call', method, path: callPath };
  const [, documentPath] = DOCUMENTS.exec(decoded) ?? [];
  if (documentPath !== undefined) return { kind: 'document', path: documentPath };
  if (RULES.test(decoded)) return { kind: 'rules' };
  const [, clearPath] = CLEAR.exec(decoded) ?? [];
  if (clearPath !== undefined) return { kind: 'clear', path: clearPath };
  throw new RpcError('NOT_FOUND', `There is nothing at ${decoded}`);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The path is not well encoded');
  }
}
