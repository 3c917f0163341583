import { request, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { LOCAL_API_KEY, openLocalGateway } from '#local-gateway/local-gateway.ts';
import { byHttp } from '#local-gateway/webhooks/by-http.ts';
import { Params, parseParams } from '#local-gateway/wire/params.ts';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { openTestSandbox, type TestSandbox } from '#tests/fixtures/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(() => sandbox.close());

interface Asked {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { method = 'GET', body, headers }: Asked = {}) {
  const answer = await fetch(sandbox.origin + path, {
    method,
    body,
    headers: {
      authorization: `Bearer ${LOCAL_API_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, json: JSON.parse(text) as unknown };
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers });

const refusal = (fields: object) => ({ error: expect.objectContaining(fields) });

describe('the wire of the sandbox', () => {
  it('reads nested names', () => {
    const text = 'a=1&b[c]=2&b[d][e]=x%26y&f[0]=p&f[1]=q&g[]=r&g[]=s';
    const { a, b, f, g } = parseParams(text);
    expect(JSON.parse(JSON.stringify({ a, b, f, g }))).toEqual({
      a: '1',
      b: { c: '2', d: { e: 'x&y' } },
      f: { 0: 'p', 1: 'q' },
      g: { 0: 'r', 1: 's' },
    });
    const params = new Params(parseParams(text));
    expect(params.texts('f')).toEqual(['p', 'q']);
    expect(() => params.below('b').known(['c'])).toThrow('Received unknown parameter: b[d]');
    for (const bad of ['a=1&a[b]=2', 'a[b][c][d][e][f][g]=1', '[x]=1']) {
      expect(() => parseParams(bad)).toThrow('Invalid name');
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(parseParams('__proto__[x]=1')['x']).toBeUndefined();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('answers unknown addresses, ids and parameters as Stripe does', async () => {
    expect(await ask('/v1/nothing')).toMatchObject({ status: 404 });
    expect(await ask('/v1/refunds/re_unknown')).toMatchObject({
      status: 404,
      json: refusal({ code: 'resource_missing', message: "No such refund: 're_unknown'" }),
    });
    expect(await post('/v1/customers', 'name=A&color=red')).toMatchObject({
      status: 400,
      json: refusal({ code: 'parameter_unknown', param: 'color' }),
    });
    const types = 'mode=payment&payment_method_types[0]=card';
    expect(await post('/v1/checkout/sessions', types)).toMatchObject({
      status: 400,
      json: refusal({ code: 'parameter_unknown', param: 'payment_method_types' }),
    });
    expect(await post('/v1/refunds', 'amount=1')).toMatchObject({
      status: 400,
      json: refusal({ code: 'parameter_missing', param: 'payment_intent' }),
    });
    expect(await ask('/v1/refunds?limit=101')).toMatchObject({ status: 400 });
    expect(await ask('/v1/payment_intents?expand[0]=data.wrong')).toMatchObject({ status: 200 });
  });

  it('does not remember a request that it refused', async () => {
    const headers = { 'idempotency-key': 'key-2' };
    expect(await post('/v1/customers', 'color=red', headers)).toMatchObject({ status: 400 });
    expect(await post('/v1/customers', 'name=A', headers)).toMatchObject({ status: 200 });
  });

  it('lists the newest first, page by page, in both directions', async () => {
    const { json } = await post('/v1/customers', 'name=E');
    const { id } = json as { id: string };
    for (let count = 0; count < 4; count += 1) {
      await post('/v1/payment_methods/pm_card_visa/attach', `customer=${id}`);
    }
    const list = async (query: string) => {
      const answer = await ask(`/v1/payment_methods?customer=${id}&${query}`);
      return answer.json as { data: { id: string }[]; has_more: boolean };
    };
    const all = (await list('limit=100')).data.map((method) => method.id);
    expect(all).toHaveLength(4);
    const first = await list('limit=3');
    expect(first).toMatchObject({ has_more: true });
    expect(first.data.map((method) => method.id)).toEqual(all.slice(0, 3));
    const rest = await list(`limit=3&starting_after=${all[2]}`);
    expect(rest.data.map((method) => method.id)).toEqual(all.slice(3));
    const before = await list(`limit=2&ending_before=${all[3]}`);
    expect(before.data.map((method) => method.id)).toEqual(all.slice(1, 3));
  });
});

/** Asks under another name, which `fetch` cannot. */
function askAs(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${sandbox.origin}/`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

it('PY-04 the dashboard says that there are no payments and no events yet', async () => {
  const unused = await openTestSandbox();
  onTestFinished(() => unused.close());
  expect(await (await fetch(unused.origin)).text()).toMatch(/No payments yet.*No events yet/s);
});

describe('the guards of the sandbox', () => {
  it('PY-04 serves this machine only', async () => {
    expect(await askAs({ host: 'evil.test' })).toBe(403);
    expect(await askAs({ origin: 'http://evil.test' })).toBe(403);
    expect(await askAs({ origin: 'null' })).toBe(403);
    expect(await askAs({ origin: 'http://127.0.0.1:3000' })).toBe(200);
  });

  it('PY-04 is told apart from Stripe by its gateway', () => {
    const keys = { secretKey: LOCAL_API_KEY, webhookSecret: 'whsec_x' };
    const gateways = [
      sandbox.gateway,
      createStripeGateway(keys),
      createStripeGateway({ ...keys, sandbox: null }),
    ];
    expect(gateways.map(({ isSandbox }) => isSandbox)).toEqual([true, false, false]);
  });

  it('PY-04 does not run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const opening = openLocalGateway({ file: null, port: 0, webhook: null });
    await expect(opening).rejects.toThrow('must not run in production');
    vi.unstubAllEnvs();
  });
});

it('PY-04 a call of the webhook over HTTP has arrived when it is answered well, and by nobody else', async () => {
  const calls: (string | string[] | undefined)[] = [];
  const statuses = [500, 302];
  const portal = createServer((request, response) => {
    calls.push(request.headers['stripe-signature']);
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
  });
  const port = await freePort();
  await new Promise<void>((listening) => portal.listen(port, '127.0.0.1', listening));
  onTestFinished(() => void portal.close());
  const call = byHttp(`http://127.0.0.1:${port}/events`);
  const answers = [await call('{}', 't=1'), await call('{}', 't=2'), await call('{}', 't=3')];
  expect(answers).toEqual([false, false, true]);
  expect(calls).toEqual(['t=1', 't=2', 't=3']);
  expect(await byHttp(`http://127.0.0.1:${await freePort()}/events`)('{}', 't=4')).toBe(false);
});
