import { createHash, timingSafeEqual } from 'node:crypto';
import type { Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { expand } from '../wire/expand.ts';
import { Params, parseParams } from '../wire/params.ts';
import { requireShape } from '../wire/shape.ts';
import type { Route, Routes } from './call.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { METHOD_ROUTES } from './methods.ts';
import { PAYMENT_ROUTES } from './payments.ts';
import { PAYOUT_ROUTES } from './payouts.ts';
import { REFUND_ROUTES } from './refunds.ts';
import { SESSION_ROUTES } from './sessions.ts';

const ROUTES: Routes = {
  ...CUSTOMER_ROUTES,
  ...METHOD_ROUTES,
  ...PAYMENT_ROUTES,
  ...PAYOUT_ROUTES,
  ...REFUND_ROUTES,
  ...SESSION_ROUTES,
};

/** A request of the API as it came in. `text` is the query, followed by the body of a POST. */
export interface ApiRequest {
  method: string;
  path: string;
  text: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

interface Answer {
  status: number;
  body: unknown;
  /** Whether it is the first answer to the same key, again. */
  isReplayed: boolean;
}

/** Answers a request, without waiting: what it changes is written at once or not at all. */
export function answer(sandbox: Sandbox, apiKey: string, request: ApiRequest): Answer {
  try {
    assertKey(apiKey, request.authorization);
    return replayed(sandbox, request) ?? first(sandbox, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body(), isReplayed: false };
  }
}

function assertKey(apiKey: string, authorization = ''): void {
  const given = authorization.replace(/^Bearer /, '');
  if (given === '') throw new ApiError(401, 'You did not provide an API key.');
  const [a, b] = [given, apiKey].map((key) => createHash('sha256').update(key).digest());
  if (a && b && timingSafeEqual(a, b)) return;
  throw new ApiError(401, `Invalid API Key provided: ${'*'.repeat(8)}${given.slice(-4)}`);
}

/** The first answer to a key that was used before. @throws ApiError when it was used for something else */
function replayed({ store }: Sandbox, request: ApiRequest): Answer | null {
  const { idempotencyKey } = request;
  const reply = idempotencyKey === undefined ? null : store.get('reply', idempotencyKey);
  if (!reply) return null;
  if (reply.digest === digestOf(request)) {
    return { status: reply.status, body: reply.body, isReplayed: true };
  }
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  throw new ApiError(400, message, { type: 'idempotency_error' });
}

/** Refused requests are not remembered, as nothing was done; refused methods are. */
function first(sandbox: Sandbox, request: ApiRequest): Answer {
  const reply = (status: number, body: unknown): Answer => {
    const { idempotencyKey: id, method } = request;
    if (id !== undefined && method === 'POST') {
      sandbox.store.put('reply', { id, digest: digestOf(request), status, body });
    }
    return { status, body, isReplayed: false };
  };
  try {
    return reply(200, handle(sandbox, request));
  } catch (error) {
    if (error instanceof ApiError && error.status === 402) return reply(402, error.body());
    throw error;
  }
}

function handle(sandbox: Sandbox, { method, path, text }: ApiRequest): unknown {
  const { route, id } = routeOf(method, path);
  const values = parseParams(text);
  requireShape(values, { ...route.takes, expand: ['text'] });
  const params = new Params(values);
  const object = route.answer({ sandbox, path, id, params });
  return expand(sandbox.store, object, params.texts('expand'));
}

/** What has a name of its own, such as `search`, goes before an id. */
function routeOf(method: string, path: string): { route: Route; id: string } {
  const exact = ROUTES[`${method} ${path}`];
  if (exact) return { route: exact, id: '' };
  const parts = path.split('/');
  for (const [place, part] of parts.entries()) {
    if (place < 3) continue;
    const pattern = parts.with(place, ':id').join('/');
    const route = ROUTES[`${method} ${pattern}`];
    if (route) return { route, id: part };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function digestOf({ method, path, text }: ApiRequest): string {
  return createHash('sha256').update(`${method} ${path}\n${text}`).digest('hex');
}
