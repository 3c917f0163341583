import type { IncomingMessage } from 'node:http';
import { readBody, requestUrl } from 'embedded-firebase';
import { answer } from './api/answer.ts';
import { control } from './dashboard/controls.ts';
import { dashboardPage } from './dashboard/page.ts';
import { readForm, redirect, reply, type Reply } from './hosted/http.ts';
import { messagePage } from './hosted/other-pages.ts';
import { visit } from './hosted/routes.ts';
import { STYLE } from './hosted/style.ts';
import { newId } from './state/ids.ts';
import type { Sandbox } from './state/sandbox.ts';
import { ApiError } from './wire/api-error.ts';

const LARGEST_BODY = 256 * 1024;

/** Answers a request for the API, a page or a control. What it changed is not on disk yet. */
export async function respond(
  sandbox: Sandbox,
  apiKey: string,
  request: IncomingMessage,
): Promise<Reply> {
  const url = requestUrl(request.url);
  const { pathname } = url;
  if (pathname.startsWith('/v1/')) return api(sandbox, apiKey, request, url);
  const form = request.method === 'POST' ? await readForm(request) : null;
  if (pathname === '/sandbox.css') return reply(STYLE, { type: 'text/css' });
  if (pathname.startsWith('/c/')) return visit({ sandbox, url, form });
  if (pathname === '/control/records.json') return json(200, records(sandbox));
  if (pathname.startsWith('/control/') && form) return press(sandbox, request, pathname, form);
  if (pathname === '/') return reply(dashboardPage(sandbox));
  return reply(messagePage({ says: 'notFound', language: 'en' }), { status: 404 });
}

async function api(
  sandbox: Sandbox,
  apiKey: string,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? '' : (await readBody(request, LARGEST_BODY)).toString();
  const text = [url.search.slice(1), body].filter((part) => part !== '').join('&');
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const { authorization } = headers;
  const { pathname: path } = url;
  const answered = answer(sandbox, apiKey, { method, path, text, authorization, idempotencyKey });
  const sent = json(answered.status, answered.body);
  sent.headers['request-id'] = newId('req');
  if (idempotencyKey !== undefined) sent.headers['idempotency-key'] = idempotencyKey;
  if (answered.isReplayed) sent.headers['idempotent-replayed'] = 'true';
  return sent;
}

/** A form of the dashboard goes back to it; everybody else gets the changed object. */
function press(
  sandbox: Sandbox,
  request: IncomingMessage,
  path: string,
  form: URLSearchParams,
): Reply {
  try {
    const changed = control(sandbox, path, form);
    return request.headers.accept?.includes('text/html') ? redirect('/') : json(200, changed);
  } catch (error) {
    if (error instanceof ApiError) return json(error.status, error.body());
    throw error;
  }
}

/** Everything but what only the API needs: for tests and tools. */
function records({ store }: Sandbox): Record<string, unknown> {
  const kinds = [
    'session',
    'intent',
    'charge',
    'refund',
    'dispute',
    'balance',
    'payout',
    'event',
    'delivery',
  ] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, store.list(kind)]));
}

function json(status: number, body: unknown): Reply {
  return reply(`${JSON.stringify(body, null, 2)}\n`, { status, type: 'application/json' });
}
