import type { WebhookTarget } from './courier.ts';

/** In milliseconds. */
const ANSWERS_WITHIN = 10_000;

/** Calls a webhook at an address. Nobody there, or no answer in time, is a failure as any other. */
export function byHttp(url: string): WebhookTarget['call'] {
  return async (body, signature) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Lens Portal payment sandbox',
    };
    const signal = AbortSignal.timeout(ANSWERS_WITHIN);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };
}
