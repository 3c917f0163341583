import type { ApiErrorBody } from '#domain/access/api-error.ts';
import { draftSchema, endedDraftSchema } from '#domain/orders/draft.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { errorBody } from '../http/error-body.ts';
import { HttpFailure } from '../http/http.ts';
import { tryAnswer } from '../http/read-answer.ts';

/** The result of a draft request to the server. */
export type DraftAnswer =
  | { kind: 'stored'; draft: Draft }
  /** No response, or a temporary failure: the request may be repeated. */
  | { kind: 'unreachable' }
  /** The draft was saved elsewhere meanwhile. */
  | { kind: 'movedOn'; theirs: Draft }
  /** The draft became this order; null: an order that the server does not name, or the draft was deleted. */
  | { kind: 'ended'; orderId: string | null }
  | { kind: 'none' }
  /** Permanent, until the draft changes. */
  | { kind: 'refused'; message: string };

/** No response, not signed in, request timeout, still in progress, too many requests. */
const PASSING: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** Sends a request of `draftMethods` and returns its result. */
export async function draftAnswer(ask: () => Promise<{ data: Draft }>): Promise<DraftAnswer> {
  try {
    const { data } = await ask();
    return { kind: 'stored', draft: data };
  } catch (error) {
    if (error instanceof HttpFailure) {
      return answerOf(error.status, errorBody(error), error.message);
    }
    // Any other error also means that the draft is not on the server.
    console.warn('A draft could not be asked for', error instanceof Error ? error.name : '');
    return { kind: 'unreachable' };
  }
}

function answerOf(status: number, body: ApiErrorBody | null, message: string): DraftAnswer {
  if (PASSING.has(status) || status >= 500) return { kind: 'unreachable' };
  if (status === 404) return { kind: 'none' };
  const theirs = tryAnswer(draftSchema, body?.current);
  if (status === 412 && theirs) return { kind: 'movedOn', theirs };
  const ended = tryAnswer(endedDraftSchema, body?.current);
  if (status === 409 && ended) return { kind: 'ended', orderId: ended.orderId };
  return { kind: 'refused', message };
}
