import { HttpError } from 'react-admin';
import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import type { ApiErrorBody } from '#domain/schemas/api-error.ts';
import { draftSchema, endedDraftSchema } from '#domain/schemas/draft.ts';
import type { Draft } from '#domain/schemas/draft.ts';

/** What became of asking the server about a draft. */
export type DraftAnswer =
  | { kind: 'stored'; draft: Draft }
  /** Nobody answered, or only that it cannot be done now: it may be asked again. */
  | { kind: 'unreachable' }
  /** Somebody saved it meanwhile. */
  | { kind: 'movedOn'; theirs: Draft }
  /** It became this order, or (null) one that is not told, or was deleted. */
  | { kind: 'ended'; orderId: string | null }
  | { kind: 'none' }
  /** For good, until it is changed. */
  | { kind: 'refused'; message: string };

/** No answer, nobody signed in, at work on it, too often. */
const PASSING: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** The answer to a request of `draftMethods`. */
export async function draftAnswer(ask: () => Promise<{ data: Draft }>): Promise<DraftAnswer> {
  try {
    const { data } = await ask();
    return { kind: 'stored', draft: data };
  } catch (error) {
    if (error instanceof HttpError) return answerOf(error.status, bodyOf(error), error.message);
    // Whatever else it was, the draft is not on the server.
    console.warn('A draft could not be asked for', error instanceof Error ? error.name : '');
    return { kind: 'unreachable' };
  }
}

function answerOf(status: number, body: ApiErrorBody | null, message: string): DraftAnswer {
  if (PASSING.has(status) || status >= 500) return { kind: 'unreachable' };
  if (status === 404) return { kind: 'none' };
  const theirs = draftSchema.safeParse(body?.current);
  if (status === 412 && theirs.success) return { kind: 'movedOn', theirs: theirs.data };
  const ended = endedDraftSchema.safeParse(body?.current);
  if (status === 409 && ended.success) return { kind: 'ended', orderId: ended.data.orderId };
  return { kind: 'refused', message };
}

function bodyOf(error: HttpError): ApiErrorBody | null {
  const parsed = apiErrorSchema.safeParse(error.body);
  return parsed.success ? parsed.data : null;
}
