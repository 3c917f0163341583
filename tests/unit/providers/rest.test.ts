import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { z } from 'zod';
import { fakeClient, fakeFetch } from './fake-fetch.ts';
import { createConnection, type Rest } from '#providers/http/connection.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure, OWN_TOKEN, createHttpClient, type HttpDeps } from '#providers/http/http.ts';
import type { Outage, OutageDeps } from '#providers/http/outage.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const log = vi.fn<HttpDeps['log']>();
const token = () => Promise.resolve('t0k3n');
const client = fakeClient({ token, deviceId: () => 'd-1', endSession, log });
const { rest } = createConnection(client);

afterEach(() => void vi.unstubAllGlobals().clearAllMocks());

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

const over = vi.fn<() => void>();
let outage: Outage;
let send: Rest['rest'];
const messageOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof Error ? error.message : ''));

describe('an outage of the API', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const deps = { baseUrl: '/api', token: () => Promise.resolve('t'), endSession };
    ({ rest: send, outage } = createConnection(
      createHttpClient({ ...deps, log: () => undefined }),
    ));
    outage.onOver(over);
  });
  afterEach(() => {
    outage.forget();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([502, 503, 504])(
    'SE-09 begins with a %d, whatever is asked, and ends no session',
    async (status) => {
      fakeFetch(({ method }) => ({ status, json: { message: `${method} away` } }));
      expect(outage.get()).toBe(false);
      const read = await messageOf(send('/orders', { kind: 'list' }));
      expect(outage.get()).toBe(true);
      const sent = await messageOf(send('/orders', { kind: 'change', method: 'POST' }));
      // No toast repeats what the shell says; that something was not done is told.
      expect([read, sent]).toEqual(['GET away', 'POST away']);
      expect([outage.isSaid(read), outage.isSaid(sent)]).toEqual([true, false]);
      outage.forget();
      expect(outage.isSaid(read)).toBe(false);
      expect(endSession).not.toHaveBeenCalled();
    },
  );

  it.each([0, 404, 409, 500])('SE-09 is not what a %d says', async (status) => {
    fakeFetch(() => (status ? { status } : Promise.reject(new TypeError('offline'))));
    await messageOf(send('/orders', { kind: 'record' }));
    expect(outage.get()).toBe(false);
  });

  it('SE-09 is over when the API works for the user again, and what shows is read anew', async () => {
    let status = 503;
    const sent = fakeFetch(() => ({ status, json: [] }));
    await messageOf(send('/orders', { kind: 'list' }));
    await vi.advanceTimersByTimeAsync(120_000);
    const asked = sent.length - 1;
    // 1 + 2 + 4 + 8 + 16 s and then each half a minute, with what is left to chance.
    expect(asked).toBeGreaterThanOrEqual(5);
    expect(asked).toBeLessThanOrEqual(12);
    expect([outage.get(), over.mock.calls.length]).toEqual([true, 0]);
    expect(sent.at(-1)).toMatchObject({ url: '/api/auth/sessions', method: 'GET' });
    status = 200;
    await vi.advanceTimersByTimeAsync(35_000);
    expect([outage.get(), over.mock.calls.length]).toEqual([false, 1]);
    const whenOver = sent.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(whenOver);
  });

  it('SE-09 is asked about by each browser at its own times', async () => {
    const times: number[] = [];
    for (const random of [0, 0.5, 1]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      outage.forget();
      const began = Date.now();
      outage.begin({
        ask: () => {
          times.push(Date.now() - began);
          return Promise.resolve(200);
        },
      });
      await vi.advanceTimersByTimeAsync(6_000);
    }
    expect(times).toEqual([500, 3_250, 6_000]);
  });

  it('SE-09 leaves the server alone for as long as it asks', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const sent = fakeFetch(() => ({ status: 503, headers: { 'retry-after': '20' } }));
    await messageOf(send('/orders', { kind: 'list' }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('SE-09 is asked about once at a time, and no more after a sign-out', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const ask = vi.fn<OutageDeps['ask']>(() => Promise.resolve(503));
    outage.begin({ ask });
    outage.begin({ ask });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(ask).toHaveBeenCalledOnce();
    outage.forget();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
    expect([outage.get(), over.mock.calls.length]).toEqual([false, 0]);
  });
});
