import { vi } from 'vitest';
import { createHttpClient, type HttpDeps } from '#providers/http/http.ts';

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> };

/** The client of the portal, whose requests `fakeFetch` answers. */
export const fakeClient = (over: Partial<HttpDeps> = {}) =>
  createHttpClient({
    baseUrl: '/api',
    token: () => Promise.resolve('t0k3n'),
    endSession: () => undefined,
    log: () => undefined,
    ...over,
  });

/** Puts a server in place of fetch; `sent` tells what it was asked. */
export function fakeFetch(answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    const { status = 200, json, text, headers } = await answer(request);
    return new Response(text ?? JSON.stringify(json ?? null), { status, headers });
  });
  return sent;
}
