import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import { sessionCounts, type SessionEnds, type SessionRefusal } from '#domain/schemas/session.ts';

const SECOND = 1000;
/** What this server ends itself is in Auth a moment before it is in our document, or after it. Milliseconds. */
export const SETTLED_AFTER = 5 * SECOND;

/** What is known of a session. Times that end in `At` are milliseconds since 1970. */
export interface SessionFacts {
  /** When it began, seconds since 1970: its name. */
  authTime: number;
  now: number;
  /** Whether Firebase has disabled the user. */
  disabled: boolean;
  ends: SessionEnds | null;
  /** Firebase takes no session that began before; null when it takes all. */
  refusedBeforeAt: number | null;
  /** When the user last did something, anywhere; null when nothing is known. */
  lastActivityAt: number | null;
  /** How long a session lasts at most, milliseconds. */
  longest: number;
}

/** Why the session no longer counts; null when it does. */
export function refusalOf(session: SessionFacts): SessionRefusal | null {
  if (session.disabled || session.ends?.disabled) return 'disabled';
  if (!sessionCounts(session.ends, session.authTime) || isRevoked(session)) return 'ended';
  if (session.now - session.authTime * SECOND > session.longest) return 'too-old';
  return isIdle(session) ? 'idle' : null;
}

/** What Firebase refuses of a kept session may be what kept it: our document is given time to say so. */
function isRevoked({ now, ...session }: SessionFacts): boolean {
  if (!isRefusedByFirebase(session)) return false;
  const { authTime, ends, refusedBeforeAt } = session;
  const isSettled = Math.abs(now - (refusedBeforeAt ?? 0)) >= SETTLED_AFTER;
  return isSettled || !ends?.kept.includes(authTime);
}

/** Whether Firebase refuses the session. Keeping it has Firebase refuse it too: only what is refused later counts. */
export function isRefusedByFirebase({
  authTime,
  ends,
  refusedBeforeAt,
}: Pick<SessionFacts, 'authTime' | 'ends' | 'refusedBeforeAt'>): boolean {
  if (refusedBeforeAt === null || authTime * SECOND >= refusedBeforeAt) return false;
  const isExcused = ends?.kept.includes(authTime) && refusedBeforeAt <= ends.validAfter * SECOND;
  return !isExcused;
}

/** Activity is the user's, whichever browser tells of it. One that lies ahead counts as now. */
function isIdle({ authTime, lastActivityAt, now }: SessionFacts): boolean {
  const last = Math.max(authTime * SECOND, Math.min(lastActivityAt ?? 0, now));
  return now - last > INACTIVITY_TIMEOUT + INACTIVITY_GRACE;
}
