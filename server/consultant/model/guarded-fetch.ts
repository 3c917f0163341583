import type { Reservation } from './budget.ts';
import { ANSWER } from './limits.ts';

/** The model was silent for too long, or does not stop. */
export class ModelLimit extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'ModelLimit';
  }
}

interface Guards {
  /** Sets aside what the request may use. @throws OverBudget */
  reserve: (tokens: number) => Promise<Reservation>;
  /** In milliseconds; see `ANSWER.silence`. */
  silence?: number;
}

/** Aborts its signal when nothing comes for so long. */
function silenceLimit(silence: number) {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const broken = () => {
    end();
    timer = setTimeout(() => limit.abort(new ModelLimit('The model is silent')), silence);
  };
  broken();
  return { signal: limit.signal, broken, end };
}

/**
 * What every request to the model goes through: it reserves its tokens, follows no redirect, and ends a request that is
 * silent or does not stop. One token has one byte at least.
 */
export function guardedFetch({ reserve, silence = ANSWER.silence }: Guards): typeof fetch {
  return async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const bytes = Buffer.byteLength(body);
    if (bytes > ANSWER.requestBytes) throw new ModelLimit('The request is too long');
    await reserve(bytes + ANSWER.outputTokens);
    const limit = silenceLimit(silence);
    const signals = [limit.signal, ...(init?.signal ? [init.signal] : [])];
    const signal = AbortSignal.any(signals);
    signal.addEventListener('abort', limit.end, { once: true });
    try {
      const response = await fetch(input, { ...init, redirect: 'error', signal });
      limit.broken();
      if (!response.body) limit.end();
      return new Response(response.body?.pipeThrough(counted(limit)) ?? null, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      limit.end();
      throw error;
    }
  };
}

function counted(limit: ReturnType<typeof silenceLimit>) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      limit.broken();
      bytes += chunk.byteLength;
      if (bytes > ANSWER.responseBytes) {
        controller.error(new ModelLimit('The answer is too long'));
        return;
      }
      controller.enqueue(chunk);
    },
    flush: () => limit.end(),
  });
}
