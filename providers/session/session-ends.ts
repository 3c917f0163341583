import { SESSION_ENDS, sessionCounts, sessionEndsSchema } from '#domain/schemas/session.ts';
import type { Documents } from '../firebase/documents.ts';
import { endedByRefusal } from '../http/error-policy.ts';
import type { EndedBy } from '../http/error-policy.ts';
import { HttpFailure } from '../http/http.ts';
import { reasonIn } from '../http/rest-client.ts';

export interface SessionEndsDeps {
  documents: Pick<Documents, 'listen'>;
  /** When the session began, seconds since 1970; null when the token does not say. Asked anew each time. */
  authTime: () => Promise<number | null>;
  onEnded: () => void;
  /** The server, or what this browser kept of it, has said something. */
  onHeard: () => void;
  /** Nothing more is heard, though the session may go on. */
  onBroken: (error: unknown) => void;
  log: (message: string, error: unknown) => void;
}

/** Calls `onEnded` when the server says that the user's session no longer counts. Answers how to stop. */
export function watchSessionEnds(uid: string, deps: SessionEndsDeps): () => void {
  const { documents, authTime, onEnded, onHeard, onBroken, log } = deps;
  let stopped = false;
  const check = async (data: unknown): Promise<void> => {
    if (!countsBy(data, await authTime()) && !stopped) onEnded();
  };
  const end = documents.listen(
    SESSION_ENDS,
    uid,
    (data) => {
      onHeard();
      check(data).catch((error) => log('Whether the session counts', error));
    },
    (error) => (isRefusal(error) ? onEnded() : onBroken(error)),
  );
  return () => {
    stopped = true;
    end();
  };
}

/**
 * Whether what is known of the user could not be read (`error`) because their session had ended while the browser was
 * closed; null when that is not why.
 */
export async function endedBefore(
  uid: string,
  error: unknown,
  {
    documents,
    authTime,
  }: Pick<SessionEndsDeps, 'authTime'> & { documents: Pick<Documents, 'read'> },
): Promise<EndedBy | null> {
  if (error instanceof HttpFailure) return endedByRefusal(error.status, reasonIn(error.body));
  if (!isRefusal(error)) return null;
  const data = await documents.read(SESSION_ENDS, uid);
  return countsBy(data, await authTime()) ? null : 'ended';
}

function countsBy(data: unknown, authTime: number | null): boolean {
  if (data === null || authTime === null) return true;
  return sessionCounts(sessionEndsSchema.parse(data), authTime);
}

/** Its owner may always read it: whoever may not is nobody any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
