import { sessionCounts, type SessionEnds } from '#domain/schemas/session.ts';
import { SETTLED_AFTER } from './check-session.ts';
import { changeSessionEnds } from './session-document.ts';
import { withAllEnded } from './session-ends.ts';

const SECOND = 1000;

/** What Firebase Auth says of a user. Times are milliseconds since 1970. */
export interface AuthUserStatus {
  disabled: boolean;
  createdAt: number | null;
  /** Firebase takes no session that began before. */
  refusedBeforeAt: number | null;
}

interface Following {
  auth: AuthUserStatus;
  ends: SessionEnds | null;
  /** When the session that asks began, seconds since 1970. */
  authTime: number;
  now: number;
}

/**
 * Firebase itself ends sessions too: by the link of a forgotten password, or in its console. The rules of Firestore and
 * Storage only know our document, so it follows.
 */
export async function followAuth(uid: string, following: Following): Promise<void> {
  if (endedBefore(following) === 0) return;
  await changeSessionEnds(uid, (stored) => {
    // Meanwhile this server may have written itself what Auth says, and what it keeps.
    const validAfter = endedBefore({ ...following, ends: stored });
    return validAfter > 0 ? withAllEnded(stored, { validAfter }) : stored;
  });
}

function endedBefore(following: Following): number {
  return Math.max(revokedBefore(following), disabledBefore(following));
}

/** The second before which Firebase ended what our document takes for going on; 0 when it ended nothing more. */
function revokedBefore({ auth, ends, now }: Following): number {
  const { createdAt, refusedBeforeAt } = auth;
  if (refusedBeforeAt === null || now - refusedBeforeAt < SETTLED_AFTER) return 0;
  // Before the user was made there was nothing to end.
  const known = Math.max((ends?.validAfter ?? 0) * SECOND, (createdAt ?? 0) + SECOND);
  return refusedBeforeAt > known ? Math.floor(refusedBeforeAt / SECOND) : 0;
}

/** Ends the session that asks, and what began before it. The user may be enabled in the console again: a new sign-in counts. */
function disabledBefore({ auth, ends, authTime }: Following): number {
  return auth.disabled && sessionCounts(ends, authTime) ? authTime + 1 : 0;
}
