import { createServer, request } from 'node:http';
import { freePort } from 'test-tools/free-port.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCAL_API_KEY, openLocalGateway } from '#src/local-gateway.ts';
import { byHttp } from '#src/webhooks/by-http.ts';
import { Params, parseParams } from '#src/wire/params.ts';
import { requireShape } from '#src/wire/shape.ts';
import { openSandbox, type OpenSandbox } from './support/open-sandbox.ts';

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
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

/** A page on which $10.00 are paid for one line. */
const PAGE =
  'mode=payment&success_url=http://127.0.0.1/a&cancel_url=http://127.0.0.1/b&locale=en' +
  '&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd' +
  '&line_items[0][price_data][unit_amount]=1000&line_items[0][price_data][product_data][name]=A';

/** A second line, of $20.00. */
const lineTwo = (currency: string) =>
  `line_items[1][quantity]=2&line_items[1][price_data][currency]=${currency}` +
  '&line_items[1][price_data][unit_amount]=1000&line_items[1][price_data][product_data][name]=B';

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
    expect(() => requireShape(params.below('b').values, { c: 'text' }, 'b')).toThrow(
      'Received unknown parameter: b[d]',
    );
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

  it.each([
    ['line_items[0][quantty]'],
    ['line_items[0][price]'],
    ['line_items[0][price_data][tax_behavior]'],
    ['line_items[0][price_data][product_data][images]', '[0]'],
    ['line_items[1][adjustable_quantity]', '[enabled]'],
    ['payment_intent_data[capture_method]'],
    ['payment_method_options[us_bank_account][target_date]'],
    ['payment_method_options[card]', '[request_three_d_secure]'],
    ['discounts', '[0][coupon]'],
  ])('LF-03 PY-04 does not know %s, and opens no page', async (param, below = '') => {
    const message = `Received unknown parameter: ${param}`;
    expect(await post('/v1/checkout/sessions', `${PAGE}&${param}${below}=1`)).toMatchObject({
      status: 400,
      json: refusal({ code: 'parameter_unknown', param, message }),
    });
    expect((await ask('/v1/checkout/sessions')).json).toMatchObject({ data: [] });
  });

  it.each([
    ['/v1/customers', 'name[first]=A', 'name'],
    ['/v1/customers', 'metadata=x', 'metadata'],
    ['/v1/customers', 'metadata[a][b]=x', 'metadata[a]'],
    ['/v1/customers?color=red', 'name=A', 'color'],
    ['/v1/checkout/sessions', `${PAGE}&line_items[x][quantity]=1`, 'line_items[x]'],
    ['/v1/checkout/sessions', `${PAGE}&line_items[0][quantity]=0`, 'line_items[0][quantity]'],
    [
      '/v1/checkout/sessions',
      `${PAGE}&payment_intent_data[setup_future_usage]=on_session`,
      'payment_intent_data[setup_future_usage]',
    ],
    ['/v1/checkout/sessions', `${PAGE}&ui_mode=embedded_page`, 'ui_mode'],
    ['/v1/checkout/sessions', `${PAGE}&setup_intent_data[metadata][a]=b`, 'setup_intent_data'],
    ['/v1/checkout/sessions', `${PAGE}&${lineTwo('eur')}`, 'line_items'],
  ])('LF-03 PY-04 refuses %s with %s', async (path, body, param) => {
    expect(await post(path, body)).toMatchObject({ status: 400, json: refusal({ param }) });
  });

  it('LF-03 PY-04 refuses what it does not know in a query, and of a control', async () => {
    for (const path of ['/v1/payment_intents?created[lt]=1', '/v1/refunds/re_1?amount=1'])
      expect(await ask(path)).toMatchObject({
        status: 400,
        json: refusal({ code: 'parameter_unknown' }),
      });
    const pressed = sandbox.press('payments/pi_1/refund', { amont: '1' });
    await expect(pressed).rejects.toThrow('Received unknown parameter: amont');
  });

  it('LF-03 PY-04 finds customers page by page', async () => {
    for (const name of ['A', 'B']) await post('/v1/customers', `name=${name}&metadata[n]=same`);
    const query = `/v1/customers/search?query=${encodeURIComponent("metadata['n']:'same'")}&limit=1`;
    const { json } = await ask(query);
    expect(json).toMatchObject({ data: [{ name: 'A' }], has_more: true, next_page: '1' });
    const next = await ask(`${query}&page=1`);
    expect(next.json).toMatchObject({ data: [{ name: 'B' }], has_more: false, next_page: null });
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

describe('a page of several lines', () => {
  it('LF-03 PY-04 costs what all of them come to', async () => {
    const { json } = await post('/v1/checkout/sessions', `${PAGE}&${lineTwo('usd')}`);
    expect(json).toMatchObject({ amount_total: 3000, currency: 'usd' });
    const { url } = json as { url: string };
    expect(await (await fetch(url)).text()).toMatch(/30\.00.*A, B/s);
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
  const unused = await openSandbox();
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
