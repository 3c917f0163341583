import type { SessionEnds } from '#domain/schemas/session.ts';
import { getAuth } from 'firebase-admin/auth';
import { setTimeout as pause } from 'node:timers/promises';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import type { RememberedCallers } from './remembered-callers.ts';
import { changeSessionEnds, readSessionEnds, sessionEndsDocument } from './session-document.ts';
import { withAllEnded, withEnded } from './session-ends.ts';

const SECOND = 1000;

interface HowAllEnd {
  now: Date;
  /** Whether the user is disabled from now on; without it, that stays as it is. */
  disabled?: boolean;
  /** The sessions that go on, by the second in which they began (`auth_time`). */
  keep?: number[];
}

/**
 * Ends every session of the user but those to `keep`, and has Firebase refuse to renew any: a kept one lasts until
 * its token ends. Answers once a new sign-in would count.
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

/** Ends every session of the user but those to `keep`, which go on as if nothing had been. */
export async function endOtherSessions(
  callers: RememberedCallers,
  uid: string,
  how: { now: Date; keep: number[] },
): Promise<void> {
  await endByTime(uid, how);
  callers.forget(uid);
}

/** The same before `endAllSessions`, whose waiting is enough: what has Firebase refuse all finds these kept. */
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

/** Which sessions of the user no longer count; null when none was ever ended. */
export async function sessionEndsOf(uid: string): Promise<SessionEnds | null> {
  const snapshot = await askFirebase(() => sessionEndsDocument(uid).get());
  return readSessionEnds(snapshot.data());
}

/** A sign-in is known to the second: the one that is running ends whole, and is waited for. */
async function endByTime(uid: string, how: HowAllEnd): Promise<void> {
  const validAfter = await writeEnd(uid, how);
  if (!how.disabled) await pause(Math.min(SECOND, Math.max(0, validAfter * SECOND - Date.now())));
}

/** Answers the second, since 1970, from which on a sign-in counts. */
async function writeEnd(uid: string, { now, disabled, keep }: HowAllEnd): Promise<number> {
  const validAfter = Math.floor(now.getTime() / SECOND) + 1;
  await changeSessionEnds(uid, (ends) => ({
    ...withAllEnded(ends, { validAfter, ...(keep && { keep }) }),
    disabled: disabled ?? ends.disabled,
  }));
  return validAfter;
}

/** Firebase has just refused the kept ones too: only what it refuses later counts against them. */
async function excuseKept(uid: string, keep: number[]): Promise<void> {
  const { tokensValidAfterTime } = await askFirebase(() => getAuth().getUser(uid));
  const refused = Math.floor(Date.parse(tokensValidAfterTime ?? '') / SECOND);
  if (!Number.isFinite(refused)) return;
  await changeSessionEnds(uid, (ends) => {
    // Whoever has ended more meanwhile, and keeps other ones, is right.
    if (ends.validAfter > refused) return ends;
    // Who asked meanwhile may have taken the refusal for one of Firebase's own.
    const kept = keep.filter((authTime) => !ends.ended.includes(authTime));
    return { ...ends, validAfter: refused, kept };
  });
}
