import { vi } from 'vitest';

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> };

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
