import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { SessionEnds, SessionRefusal } from '#domain/access/session.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { askFirebase, unavailable } from '../../platform/firebase/ask-firebase.ts';
import { isUserNotFound } from '../caller/email-of-user.ts';
import { refusalOf } from './check-session.ts';
import { followAuth, type AuthUserStatus } from './follow-auth.ts';
import { readSessionEnds, sessionEndsDocument } from './session-document.ts';
import { unknownChangeAt } from './unknown-change.ts';

const MESSAGES: Record<SessionRefusal, string> = {
  disabled: 'This account can no longer be used',
  ended: 'You were signed out. Sign in again',
  'too-old': 'Your session has ended. Sign in again',
  idle: 'You were signed out due to inactivity. Sign in again',
};

/**
 * Returns the user of a verified token if the session is valid: not disabled or deleted, ended, idle or older than
 * `longest` (milliseconds; by default they may be of any age). Reads Auth once and Firestore once; copies what only Auth knows to Firestore.
 *
 * @throws Problem 401 with the reason, 503 when the session cannot be checked
 */
export async function assertLive(
  decoded: { uid: string; auth_time: number },
  { now, longest = null, onUnknownChange }: Asserting,
): Promise<UserRecord> {
  const { user, ends, lastActivityAt } = await askFor(decoded, { now, onUnknownChange });
  if (!user) throw refused('disabled');
  const refusal = refusalOf({
    authTime: decoded.auth_time,
    now: now.getTime(),
    disabled: user.disabled,
    ends,
    refusedBeforeAt: momentOf(user.tokensValidAfterTime),
    lastActivityAt,
    longest,
  });
  if (refusal) throw refused(refusal);
  return user;
}

interface Asserting {
  now: Date;
  longest?: number | null | undefined;
  /**
   * SE-12: called when Auth has ended the user's sessions by a change that is not ours, at this moment (milliseconds since 1970).
   * Returns whether it has ended them all.
   */
  onUnknownChange?: ((user: UserRecord, at: number) => Promise<boolean>) | undefined;
}

interface Known {
  /** Null when the user no longer exists. */
  user: UserRecord | null;
  ends: SessionEnds | null;
  lastActivityAt: number | null;
}

async function askFor(
  { uid, auth_time: authTime }: { uid: string; auth_time: number },
  { now, onUnknownChange }: Pick<Asserting, 'now' | 'onUnknownChange'>,
): Promise<Known> {
  try {
    const [user, documents] = await Promise.all([findUser(uid), documentsOf(uid)]);
    const { ends } = documents;
    const asking = { ends, authTime, now: now.getTime() };
    const changedAt = user && unknownChangeAt({ ends, ...authStatusOf(user) });
    if (user && changedAt !== null && (await onUnknownChange?.(user, changedAt))) {
      throw refused('ended');
    }
    if (user) await followAuth(uid, { auth: authStatusOf(user), ...asking });
    return { user, ...documents };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unavailable('Your sign-in cannot be checked right now', error);
  }
}

async function findUser(uid: string): Promise<UserRecord | null> {
  try {
    return await askFirebase(() => getAuth().getUser(uid));
  } catch (error) {
    if (isUserNotFound(error)) return null;
    throw error;
  }
}

async function documentsOf(uid: string): Promise<Omit<Known, 'user'>> {
  const firestore = getFirestore();
  const activity = firestore.collection('userActivity').doc(uid);
  const [ends, known] = await askFirebase(() =>
    firestore.getAll(sessionEndsDocument(uid), activity),
  );
  return {
    ends: readSessionEnds(ends?.data()),
    lastActivityAt: activityAt(known?.get('lastActivity')),
  };
}

/** The browser writes it: a number or a Firestore timestamp. Any other value is ignored. */
function activityAt(value: unknown): number | null {
  if (value instanceof Timestamp) return value.toMillis();
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function authStatusOf({ disabled, metadata, tokensValidAfterTime }: UserRecord): AuthUserStatus {
  const createdAt = momentOf(metadata.creationTime);
  return { disabled, createdAt, refusedBeforeAt: momentOf(tokensValidAfterTime) };
}

function momentOf(text: string | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}

function refused(reason: SessionRefusal): Problem {
  return new Problem('unauthenticated', MESSAGES[reason], { reason });
}
