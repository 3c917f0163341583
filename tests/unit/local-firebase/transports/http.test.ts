import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import {
  applyCors,
  isLoopbackOrigin,
  parseJson,
  readBody,
  readJson,
  requestUrl,
  sendJson,
} from '#local-firebase/http.ts';
import { RpcError, rpcErrorBody } from '#local-firebase/rpc-error.ts';
import { serve } from './serve.ts';

function corsThenOk(request: IncomingMessage, response: ServerResponse): boolean {
  if (!applyCors(request, response)) sendJson(response, 200, { ok: true });
  return true;
}

describe('isLoopbackOrigin', () => {
  it.each([
    'http://localhost:5173',
    'http://127.0.0.1',
    'https://t3.localhost:8443',
    'http://[::1]:3000',
  ])('accepts %s', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(true);
  });

  it.each([
    'https://example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://evil-localhost',
    'http://192.168.1.5:3000',
    'file://localhost',
    'null',
    '',
  ])('refuses %s', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false);
  });
});

it.each([
  ['/a/b?c=d', '/a/b?c=d'],
  ['//', '//'],
  ['//host/path', '//host/path'],
  ['http://[', '/'],
  ['*', '/'],
  [undefined, '/'],
])('requestUrl of %o is %o on this server', (target, url) => {
  expect(requestUrl(target).href).toBe(`http://localhost${url}`);
});

describe('applyCors', () => {
  it('echoes an origin of this machine, with credentials', async () => {
    const base = await serve(corsThenOk);
    const response = await fetch(base, { headers: { origin: 'http://localhost:5173' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id');
    expect(response.headers.get('vary')).toContain('Origin');
    expect(await response.json()).toEqual({ ok: true });
  });

  it('answers a preflight, of a private network too', async () => {
    const base = await serve(corsThenOk);
    const response = await fetch(base, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:4000',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-goog-api-client',
        'access-control-request-private-network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
    expect(response.headers.get('access-control-allow-private-network')).toBe('true');
  });

  it.each(['GET', 'POST', 'OPTIONS'])('refuses a page from elsewhere: %s', async (method) => {
    const base = await serve(corsThenOk);
    const response = await fetch(base, { method, headers: { origin: 'https://example.com' } });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets programs pass that send no origin', async () => {
    const response = await fetch(await serve(corsThenOk));
    expect(response.status).toBe(200);
  });
});

function echoOf(limitBytes: number) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    readBody(request, limitBytes).then(
      (body) => response.end(body),
      (error: unknown) => sendJson(response, 400, rpcErrorBody(error)),
    );
    return true;
  };
}

describe('readBody', () => {
  it('takes a body up to its limit', async () => {
    const response = await fetch(await serve(echoOf(10)), { method: 'POST', body: '0123456789' });
    expect(await response.text()).toBe('0123456789');
  });

  it('refuses a longer one with an answer', async () => {
    const body = 'x'.repeat(5_000_000);
    const response = await fetch(await serve(echoOf(10)), { method: 'POST', body });
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('rejects with CANCELLED when the client goes away', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    const base = await serve((request) => {
      readBody(request, 100).catch(failed);
      client.destroy();
      return true;
    });
    const client = httpRequest(base, { method: 'POST', headers: { 'content-length': '50' } });
    client.on('error', () => {});
    client.write('half');
    const cancelled = expect.objectContaining({ status: 'CANCELLED' });
    await until(() => expect(failed).toHaveBeenCalledExactlyOnceWith(cancelled));
  });
});

describe('JSON', () => {
  it('that is none is the fault of the client', () => {
    expect(() => parseJson('{')).toThrow(RpcError);
    expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  });

  it('may be absent', async () => {
    const base = await serve((request, response) => {
      void readJson(request, 10).then((body) => sendJson(response, 200, { body }));
      return true;
    });
    expect(await (await fetch(base)).json()).toEqual({ body: {} });
  });

  it('is answered once', async () => {
    const base = await serve((_request, response) => {
      sendJson(response, 201, { first: true });
      sendJson(response, 500, { second: true });
      return true;
    });
    const response = await fetch(base);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ first: true });
  });
});
