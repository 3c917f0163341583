import { sessionCounts, type SessionEnds } from '#domain/access/session.ts';
import { SETTLED_AFTER } from './check-session.ts';
import { changeSessionEnds } from './session-document.ts';
import { withAllEnded } from './session-ends.ts';

const SECOND = 1000;

/** The user's status in Firebase Auth. Times are milliseconds since 1970. */
export interface AuthUserStatus {
  disabled: boolean;
  createdAt: number | null;
  /** Firebase refuses sessions that began earlier. */
  refusedBeforeAt: number | null;
}

interface Following {
  auth: AuthUserStatus;
  ends: SessionEnds | null;
  /** When the session of the request began, in seconds since 1970. */
  authTime: number;
  now: number;
}

/**
 * Copies to our document which sessions Firebase itself has ended, by a password reset link or in its console: the
 * rules of Firestore and Storage read only our document.
 */
export async function followAuth(uid: string, following: Following): Promise<void> {
  if (endedBefore(following) === 0) return;
  await changeSessionEnds(uid, (stored) => {
    // This server may meanwhile have written Auth's change itself, and the sessions that it keeps.
    const validAfter = endedBefore({ ...following, ends: stored });
    return validAfter > 0 ? withAllEnded(stored, { validAfter }) : stored;
  });
}

function endedBefore(following: Following): number {
  return Math.max(revokedBefore(following), disabledBefore(following));
}

/** Returns the second before which Firebase ended sessions that our document treats as valid; 0 when there are none. */
function revokedBefore({ auth, ends, now }: Following): number {
  const { createdAt, refusedBeforeAt } = auth;
  if (refusedBeforeAt === null || now - refusedBeforeAt < SETTLED_AFTER) return 0;
  // A user has no sessions from before their creation.
  const known = Math.max((ends?.validAfter ?? 0) * SECOND, (createdAt ?? 0) + SECOND);
  return refusedBeforeAt > known ? Math.floor(refusedBeforeAt / SECOND) : 0;
}

/** Ends this session and earlier ones. If the user is enabled again in the console, a new sign-in is valid. */
function disabledBefore({ auth, ends, authTime }: Following): number {
  return auth.disabled && sessionCounts(ends, authTime) ? authTime + 1 : 0;
}
