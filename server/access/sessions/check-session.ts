import { sessionCounts, type SessionEnds, type SessionRefusal } from '#domain/access/session.ts';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';

const SECOND = 1000;
/** Milliseconds. When this server ends sessions, Auth and our document change up to this long one after the other. */
export const SETTLED_AFTER = 5 * SECOND;

/** What is known about a session. Times that end in `At` are milliseconds since 1970. */
export interface SessionFacts {
  /** When the session began, in seconds since 1970; identifies it. */
  authTime: number;
  now: number;
  /** Whether Firebase has disabled the user. */
  disabled: boolean;
  ends: SessionEnds | null;
  /** Firebase refuses sessions that began earlier; null when it refuses none. */
  refusedBeforeAt: number | null;
  /** The user's last activity in any browser; null when unknown. */
  lastActivityAt: number | null;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  longest: number | null;
}

/** Returns why the session is no longer valid; null when it is valid. */
export function refusalOf(session: SessionFacts): SessionRefusal | null {
  if (session.disabled || session.ends?.disabled) return 'disabled';
  if (!sessionCounts(session.ends, session.authTime) || isRevoked(session)) return 'ended';
  const { longest } = session;
  if (longest !== null && session.now - session.authTime * SECOND > longest) return 'too-old';
  return isIdle(session) ? 'idle' : null;
}

/** Firebase may refuse a kept session because of the change that keeps it: waits until our document has settled. */
function isRevoked({ now, ...session }: SessionFacts): boolean {
  if (!isRefusedByFirebase(session)) return false;
  const { authTime, ends, refusedBeforeAt } = session;
  const isSettled = Math.abs(now - (refusedBeforeAt ?? 0)) >= SETTLED_AFTER;
  return isSettled || !ends?.kept.includes(authTime);
}

/** Whether Firebase refuses the session. Keeping a session makes Firebase refuse it too: only later refusals count. */
export function isRefusedByFirebase({
  authTime,
  ends,
  refusedBeforeAt,
}: Pick<SessionFacts, 'authTime' | 'ends' | 'refusedBeforeAt'>): boolean {
  if (refusedBeforeAt === null || authTime * SECOND >= refusedBeforeAt) return false;
  const isExcused = ends?.kept.includes(authTime) && refusedBeforeAt <= ends.validAfter * SECOND;
  return !isExcused;
}

/** Activity counts in all browsers of the user. A time in the future counts as now. */
function isIdle({ authTime, lastActivityAt, now }: SessionFacts): boolean {
  const last = Math.max(authTime * SECOND, Math.min(lastActivityAt ?? 0, now));
  return now - last > INACTIVITY_TIMEOUT + INACTIVITY_GRACE;
}
