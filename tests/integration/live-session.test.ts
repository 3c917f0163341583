import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import {
  endAllSessions,
  endOtherSessions,
  endSessions,
  sessionEndsOf,
} from '#server/access/sessions/end-sessions.ts';
import { followAuth } from '#server/access/sessions/follow-auth.ts';
import { assertLive } from '#server/access/sessions/live-session.ts';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { startTestFirebase, type TestFirebase } from './support/firebase.ts';
import { seconds } from './support/sessions.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const IDLE = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;

const callers = new RememberedCallers();
let firebase: TestFirebase;
let uid: string;
/** When the user's sessions began: a second apart, in seconds since 1970. */
let began: [number, number, number];
beforeAll(async () => {
  firebase = await startTestFirebase();
});
beforeEach(async () => {
  uid = `u-${randomUUID()}`;
  await firebase.createUser({ uid, email: `${uid}@lens.test` });
  const first = seconds() + 1;
  began = [first, first + 1, first + 2];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => firebase.close());

/** `later`: milliseconds after the third session began. */
const nowAt = (later = SECOND) => new Date(began[2] * SECOND + later);

interface Asked {
  authTime?: number;
  later?: number;
  longest?: number;
}

/** What becomes of a request: `live`, or the status and the reason of its refusal. */
async function outcome({ authTime = began[2], later, longest }: Asked = {}): Promise<unknown> {
  const how = { now: nowAt(later), ...(longest !== undefined && { longest }) };
  try {
    await assertLive({ uid, auth_time: authTime }, how);
    return 'live';
  } catch (error) {
    return error instanceof Problem ? [error.status, error.reason] : error;
  }
}

const outcomes = () => Promise.all(began.map((authTime) => outcome({ authTime })));

const setActivity = (lastActivity: unknown) =>
  firebase.firestore.doc(`userActivity/${uid}`).set({ lastActivity });

/** What becomes of a request so much later, when something was done until then. */
const busyAt = async (later: number, longest?: number) => {
  await setActivity(nowAt(later).getTime());
  return outcome({ later, ...(longest && { longest }) });
};

const ENDED = [401, 'ended'];
const IDLE_SINCE = [401, 'idle'];

describe('assertLive', () => {
  it('SE-02 answers the user of a session that counts', async () => {
    const user = await assertLive({ uid, auth_time: began[0] }, { now: nowAt() });
    expect(user).toMatchObject({ uid, email: `${uid}@lens.test` });
  });

  it('SE-02 refuses a disabled user, by Firebase or by our document, until enabled again', async () => {
    await firebase.auth.updateUser(uid, { disabled: true });
    expect(await outcome()).toEqual([401, 'disabled']);
    await firebase.auth.updateUser(uid, { disabled: false });
    await endAllSessions(callers, uid, { now: nowAt(-5 * SECOND), disabled: true });
    expect(await outcome()).toEqual([401, 'disabled']);
    await endAllSessions(callers, uid, { now: nowAt(-5 * SECOND), disabled: false });
    expect(await outcome()).toEqual(ENDED);
    expect(await outcome({ authTime: began[2] + 1 })).toBe('live');
  });

  it('SE-02 brings what Firebase itself ended to the document that the rules read', async () => {
    // Later than the user was made.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * SECOND });
    await firebase.auth.revokeRefreshTokens(uid);
    const refusedBefore = seconds();
    began = [refusedBefore, refusedBefore, refusedBefore];
    expect(await outcome()).toBe('live');
    expect(await sessionEndsOf(uid)).toBeNull();
    expect(await outcome({ later: 10 * SECOND })).toBe('live');
    const ends = await sessionEndsOf(uid);
    expect(ends).toMatchObject({ disabled: false, kept: [], ended: [] });
    expect(Math.abs((ends?.validAfter ?? 0) - refusedBefore)).toBeLessThanOrEqual(1);
    await firebase.auth.updateUser(uid, { disabled: true });
    expect(await outcome()).toEqual([401, 'disabled']);
    const after = { ...ends, disabled: false, validAfter: began[2] + 1 };
    expect(await sessionEndsOf(uid)).toEqual(after);
    await firebase.auth.updateUser(uid, { disabled: false });
    expect(await outcome()).toEqual(ENDED);
    expect(await outcome({ authTime: began[2] + 1 })).toBe('live');
    expect(await sessionEndsOf(uid)).toEqual(after);
  });

  it('SE-02 refuses single sessions that were ended, and no other', async () => {
    await endSessions(callers, uid, [began[0], began[2]]);
    expect(await outcomes()).toEqual([ENDED, 'live', ENDED]);
  });

  it('SE-02 refuses all sessions once all were ended, and takes a new sign-in at once', async () => {
    const now = new Date();
    await endAllSessions(callers, uid, { now });
    const old = Math.floor(now.getTime() / SECOND);
    expect(await outcome({ authTime: old })).toEqual(ENDED);
    expect(await outcome({ authTime: seconds() })).toBe('live');
  });

  it('SE-02 keeps the session that is named, though Firebase refuses all', async () => {
    const now = nowAt();
    await endAllSessions(callers, uid, { now, keep: [began[1]] });
    expect(await outcomes()).toEqual([ENDED, 'live', ENDED]);
    // Later Firebase refuses all by itself, as after a reset of the password by a link.
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 10 * SECOND });
    await firebase.auth.revokeRefreshTokens(uid);
    vi.useRealTimers();
    expect(await outcome({ authTime: began[1] })).toEqual(ENDED);
  });

  it('SE-02 keeps what this server has kept since it was asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * SECOND });
    await firebase.auth.revokeRefreshTokens(uid);
    const refusedBeforeAt = seconds() * SECOND;
    const kept = seconds() - 2;
    const now = refusedBeforeAt + 10 * SECOND;
    const auth = { disabled: false, createdAt: null, refusedBeforeAt };
    // Read before the sessions were ended, decided after it.
    const before = await sessionEndsOf(uid);
    await endOtherSessions(callers, uid, { now: new Date(refusedBeforeAt), keep: [kept] });
    await followAuth(uid, { auth, ends: before, authTime: kept, now });
    expect(await sessionEndsOf(uid)).toMatchObject({ kept: [kept] });
  });

  it('SE-02 keeps a session though a request took the refusal for one of Firebase', async () => {
    const now = nowAt();
    const getUser = firebase.auth.getUser.bind(firebase.auth);
    const kept = began[1];
    vi.spyOn(firebase.auth, 'getUser').mockImplementationOnce(async (asked) => {
      const user = await getUser(asked);
      const refusedBeforeAt = Date.parse(user.tokensValidAfterTime ?? '');
      const auth = { disabled: false, createdAt: null, refusedBeforeAt };
      const late = refusedBeforeAt + 10 * SECOND;
      await followAuth(uid, { auth, ends: null, authTime: kept, now: late });
      return user;
    });
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 5 * SECOND });
    await endAllSessions(callers, uid, { now, keep: [kept] });
    vi.useRealTimers();
    expect(await sessionEndsOf(uid)).toMatchObject({ kept: [kept] });
  });

  it('SE-02 ends the others without touching what Firebase thinks of the one that stays', async () => {
    const before = (await firebase.auth.getUser(uid)).tokensValidAfterTime;
    await endOtherSessions(callers, uid, { now: nowAt(), keep: [began[0]] });
    expect(await outcomes()).toEqual(['live', ENDED, ENDED]);
    expect((await firebase.auth.getUser(uid)).tokensValidAfterTime).toBe(before);
  });

  it('SE-02 IN-01 refuses a session that was idle for longer than 61 minutes', async () => {
    await setActivity(nowAt(0).getTime());
    expect(await outcome({ later: IDLE - SECOND })).toBe('live');
    expect(await outcome({ later: IDLE + SECOND })).toEqual(IDLE_SINCE);
    // A new sign-in is not idle, whatever was before.
    expect(await outcome({ authTime: began[2] + 3660, later: IDLE + SECOND })).toBe('live');
  });

  it.each<[string, (moment: number) => unknown, unknown]>([
    ['a number', (moment) => moment, 'live'],
    ['a time of Firestore', (moment) => Timestamp.fromMillis(moment), 'live'],
    ['a text', (moment) => String(moment), IDLE_SINCE],
    ['no number', () => NaN, IDLE_SINCE],
    ['nothing', () => null, IDLE_SINCE],
  ])('SE-02 EN-03 reads a last activity that is %s', async (_title, valueAt, expected) => {
    const later = 2 * HOUR;
    await setActivity(valueAt(nowAt(later).getTime() - SECOND));
    expect(await outcome({ later })).toEqual(expected);
  });

  it('SE-02 refuses a session that lasted too long, however busy', async () => {
    expect(await busyAt(HOUR, HOUR)).toBe('live');
    expect(await busyAt(HOUR + SECOND, HOUR)).toEqual([401, 'too-old']);
  });

  it('IN-02 refuses none for its age by default', async () => {
    expect(await busyAt(25 * HOUR)).toBe('live');
    expect(await busyAt(24 * 31 * HOUR)).toBe('live');
  });

  it('SE-02 answers 503 for what cannot be told, never "signed in" and never "signed out"', async () => {
    const cannot = [503, undefined];
    vi.spyOn(firebase.auth, 'getUser').mockRejectedValueOnce(new Error('no answer'));
    expect(await outcome()).toEqual(cannot);
    vi.spyOn(firebase.firestore, 'getAll').mockRejectedValueOnce(new Error('no answer'));
    expect(await outcome()).toEqual(cannot);
    await firebase.firestore.doc(`sessionEnds/${uid}`).set({ ended: 'all' });
    expect(await outcome()).toEqual(cannot);
  });
});

describe('ending sessions', () => {
  it('SE-02 twenty-five at once all count', async () => {
    const times = Array.from({ length: 25 }, (_, index) => began[0] + index);
    await Promise.all(times.map((time) => endSessions(callers, uid, [time])));
    expect((await sessionEndsOf(uid))?.ended.toSorted()).toEqual(times);
  });

  it('SE-02 single ends and an end of all at once leave nothing alive but what is kept', async () => {
    await Promise.all([
      endSessions(callers, uid, [began[0]]),
      endAllSessions(callers, uid, { now: nowAt(), keep: [began[1]] }),
      endSessions(callers, uid, [began[2]]),
    ]);
    expect(await outcomes()).toEqual([ENDED, 'live', ENDED]);
  });

  it('SE-02 ends with the document even when Firebase fails after it', async () => {
    vi.spyOn(firebase.auth, 'revokeRefreshTokens').mockRejectedValueOnce(new Error('no answer'));
    await expect(endAllSessions(callers, uid, { now: nowAt() })).rejects.toThrow('no answer');
    expect(await outcomes()).toEqual([ENDED, ENDED, ENDED]);
  });
});
