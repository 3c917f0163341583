import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createConnection } from '#providers/http/connection.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure, OWN_TOKEN, type HttpDeps } from '#providers/http/http.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const log = vi.fn<HttpDeps['log']>();
const token = () => Promise.resolve('t0k3n');
const client = fakeClient({ token, deviceId: () => 'd-1', endSession, log });
const { rest, outage } = createConnection(client);

afterEach(() => {
  // An outage would go on asking in the file that runs next.
  outage.forget();
  vi.unstubAllGlobals().clearAllMocks();
});

async function failureOf(work: Promise<unknown>): Promise<HttpFailure> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpFailure)) throw error;
  return error;
}

describe('rest', () => {
  it('RS-01 sends the bearer token and JSON', async () => {
    const sent = fakeFetch(() => ({ json: { ok: true } }));
    const answer = await rest('/orders', {
      kind: 'change',
      method: 'POST',
      body: { a: 1 },
      idempotencyKey: 'k1',
      ifMatch: 3,
    });
    expect(answer).toEqual({ ok: true });
    expect(sent[0]).toMatchObject({ url: '/api/orders', method: 'POST', body: { a: 1 } });
    const headers = Object.fromEntries(sent[0]?.headers ?? []);
    expect(headers).toMatchObject({
      authorization: 'Bearer t0k3n',
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'if-match': '"3"',
      'x-device-id': 'd-1',
    });
  });

  it('RS-01 a request of nobody has no token, in the path neither, and one without a body no type of it', async () => {
    const sent = fakeFetch(() => ({ json: null }));
    await client(`/of/${OWN_TOKEN}`, { kind: 'form', token: null });
    expect(sent[0]?.url).toBe('/api/of/');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('x-device-id')).toBe(false);
  });

  it.each([400, 401, 403, 404, 409, 412, 422, 429, 500, 503])(
    'ER-03 logs HTTP %i and throws it on, with its body',
    async (status) => {
      const body = { code: 'x', message: 'why', errors: { 'lenses.0': { message: 'no' } } };
      fakeFetch(() => ({ status, json: body }));
      const error = await failureOf(rest('/orders', { kind: 'record' }));
      expect(error).toMatchObject({ status, message: 'why', body });
      expect(log).toHaveBeenCalledExactlyOnceWith(`Request failed: ${status} /orders`);
    },
  );

  it('ER-01 tells why the server no longer takes the session', async () => {
    fakeFetch(() => ({ status: 401, json: { message: 'Nothing was done', reason: 'idle' } }));
    await failureOf(rest('/orders', { kind: 'list' }));
    expect(endSession).toHaveBeenCalledExactlyOnceWith('idle');
  });

  it('tells a lost connection from an answer', async () => {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(rest('/orders', { kind: 'list' }))).toMatchObject({
      status: 0,
      message: 'No connection',
    });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('survives the HTML page of a proxy', async () => {
    fakeFetch(() => ({ status: 502, text: '<html>Bad gateway</html>' }));
    expect(await failureOf(rest('/orders', { kind: 'list' }))).toMatchObject({
      status: 502,
      body: null,
    });
  });

  it('refuses an answer that is not of its schema', async () => {
    fakeFetch(() => ({ json: { id: 7 } }));
    const error = await failureOf(
      rest('/orders/7', { kind: 'record', schema: z.object({ id: z.string() }) }),
    );
    expect(error.status).toBe(0);
  });

  it('lets a cancelled request be just that: nothing is logged', async () => {
    const abort = new AbortController();
    fakeFetch(() => {
      abort.abort();
      throw abort.signal.reason;
    });
    await expect(rest('/orders', { kind: 'list', signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(log).not.toHaveBeenCalled();
  });
});

/** Sends the same content with each outcome after the other: a status that fails, or null for an answer. */
async function keysOf(outcomes: readonly (number | null)[]): Promise<string[]> {
  const keys = createKeys();
  const sent: string[] = [];
  for (const status of outcomes) {
    const sending = keys.using('groups {"name":"A"}', (key) => {
      sent.push(key);
      return status === null ? Promise.resolve() : Promise.reject(new HttpFailure('no', status));
    });
    await Promise.allSettled([sending]);
  }
  return sent;
}

describe('the key of a request that creates something', () => {
  it.each([
    ['got no answer', 0],
    ['came while the server was away', 503],
  ])('AD-07 OR-04 stays when the first request %s', async (_what, status) => {
    const [first, second, third] = await keysOf([status, status, null]);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
  });

  it.each([
    ['created the record', null],
    ['was refused', 422],
  ])('AD-07 is another one after a request that %s', async (_what, status) => {
    const [first, second] = await keysOf([status, null]);
    expect(second).not.toBe(first);
  });

  it('AD-07 is another one for other content', async () => {
    const keys = createKeys();
    const lost = (content: string) =>
      keys
        .using(content, (key) => Promise.reject(new HttpFailure(key, 0)))
        .catch((error: unknown) => (error instanceof Error ? error.message : ''));
    expect(await lost('b')).not.toBe(await lost('a'));
    expect(await lost('a')).toBe(await lost('a'));
  });
});
