import { SESSION_ENDS, sessionCounts, sessionEndsSchema } from '#domain/access/session.ts';
import type { Documents } from '../firebase/documents.ts';
import { endedByRefusal } from '../http/error-table.ts';
import type { EndedBy } from '../http/error-table.ts';
import { HttpFailure } from '../http/http.ts';

export interface SessionEndsDeps {
  documents: Pick<Documents, 'listen'>;
  /** When the session began, seconds since 1970; null when the token has no time. Read again for each check. */
  authTime: () => Promise<number | null>;
  onEnded: () => void;
  /** Called when data arrives, from the server or from this browser's cache. */
  onHeard: () => void;
  /** Called when the listener breaks; the session itself may continue. */
  onBroken: (error: unknown) => void;
  log: (message: string, error: unknown) => void;
}

/** Calls `onEnded` when the server reports that the session is no longer valid. Returns a function that stops it. */
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
 * Returns the reason when reading the user's data failed (`error`) because their session had ended while the browser
 * was closed; null when the failure has another cause.
 */
export async function endedBefore(
  uid: string,
  error: unknown,
  {
    documents,
    authTime,
  }: Pick<SessionEndsDeps, 'authTime'> & { documents: Pick<Documents, 'read'> },
): Promise<EndedBy | null> {
  if (error instanceof HttpFailure) return endedByRefusal(error.status, error.reason);
  if (!isRefusal(error)) return null;
  const data = await documents.read(SESSION_ENDS, uid);
  return countsBy(data, await authTime()) ? null : 'ended';
}

function countsBy(data: unknown, authTime: number | null): boolean {
  if (data === null || authTime === null) return true;
  return sessionCounts(sessionEndsSchema.parse(data), authTime);
}

/** The owner may always read this document, so a refusal means that the user is no longer signed in. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
