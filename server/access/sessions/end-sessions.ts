import { setTimeout as pause } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import type { SessionEnds } from '#domain/access/session.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import type { RememberedCallers } from './remembered-callers.ts';
import { changeSessionEnds, readSessionEnds, sessionEndsDocument } from './session-document.ts';
import { withAllEnded, withEnded } from './session-ends.ts';

const SECOND = 1000;

interface HowAllEnd {
  now: Date;
  /** Whether the user is disabled from now on; unchanged without it. */
  disabled?: boolean;
  /** The sessions that continue, by the second in which they began (`auth_time`). */
  keep?: number[];
}

/**
 * Ends all sessions of the user except those in `keep`. Firebase renews no token of the user, so a kept session lasts
 * until its token expires. Resolves when a new sign-in would be valid.
 */
export async function endAllSessions(
  callers: RememberedCallers,
  uid: string,
  how: HowAllEnd,
): Promise<void> {
  await endByTime(uid, how);
  await askFirebase(() => getAuth().revokeRefreshTokens(uid));
  if (how.keep?.length) await excuseKept(uid, how.keep);
  callers.forget(uid);
}

/** Ends all sessions of the user except those in `keep`, which continue unchanged. */
export async function endOtherSessions(
  callers: RememberedCallers,
  uid: string,
  how: { now: Date; keep: number[] },
): Promise<void> {
  await endByTime(uid, how);
  callers.forget(uid);
}

/** Does the same without waiting, for use before `endAllSessions`: its revocation then finds these kept. */
export async function keepSessions(
  callers: RememberedCallers,
  uid: string,
  how: { now: Date; keep: number[] },
): Promise<void> {
  await writeEnd(uid, how);
  callers.forget(uid);
}

/** Ends the sessions of the user that began in these seconds since 1970 (`auth_time`). */
export async function endSessions(
  callers: RememberedCallers,
  uid: string,
  authTimes: number[],
): Promise<void> {
  if (authTimes.length === 0) return;
  await changeSessionEnds(uid, (ends) => withEnded(ends, authTimes));
  callers.forget(uid);
}

/** Returns which sessions of the user are no longer valid; null when none was ever ended. */
export async function sessionEndsOf(uid: string): Promise<SessionEnds | null> {
  const snapshot = await askFirebase(() => sessionEndsDocument(uid).get());
  return readSessionEnds(snapshot.data());
}

/** Sign-ins are known to the second: ends the whole current second, and waits until it is over. */
async function endByTime(uid: string, how: HowAllEnd): Promise<void> {
  const validAfter = await writeEnd(uid, how);
  if (!how.disabled) await pause(Math.min(SECOND, Math.max(0, validAfter * SECOND - Date.now())));
}

/** Returns the second, since 1970, from which on sign-ins are valid. */
async function writeEnd(uid: string, { now, disabled, keep }: HowAllEnd): Promise<number> {
  const validAfter = Math.floor(now.getTime() / SECOND) + 1;
  await changeSessionEnds(uid, (ends) => ({
    ...withAllEnded(ends, { validAfter, ...(keep && { keep }) }),
    disabled: disabled ?? ends.disabled,
  }));
  return validAfter;
}

/** Firebase has just refused the kept sessions too: records that only later refusals count against them. */
async function excuseKept(uid: string, keep: number[]): Promise<void> {
  const { tokensValidAfterTime } = await askFirebase(() => getAuth().getUser(uid));
  const refused = Math.floor(Date.parse(tokensValidAfterTime ?? '') / SECOND);
  if (!Number.isFinite(refused)) return;
  await changeSessionEnds(uid, (ends) => {
    // Another call has ended more sessions meanwhile, and keeps others. It takes precedence.
    if (ends.validAfter > refused) return ends;
    // A request meanwhile may have treated the refusal as Firebase's own.
    const kept = keep.filter((authTime) => !ends.ended.includes(authTime));
    return { ...ends, validAfter: refused, kept };
  });
}
