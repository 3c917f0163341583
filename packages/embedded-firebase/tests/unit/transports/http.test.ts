import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, vi } from 'vitest';
import { applyCors, parseJson, readBody, requestUrl, sendJson } from '#src/base/http.ts';
import { RpcError, rpcErrorBody } from '#src/base/rpc-error.ts';
import { serve } from './serve.ts';

function corsThenOk(request: IncomingMessage, response: ServerResponse): boolean {
  if (!applyCors(request, response)) sendJson(response, 200, { ok: true });
  return true;
}

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
