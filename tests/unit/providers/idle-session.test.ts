import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserUnreported, createSessionIdle } from '#providers/activity/idle-session.ts';
import { IDLE_LIMITS } from '#providers/activity/idle.ts';
import { browserLastActivity } from '#providers/activity/last-activity.ts';
import { SignInError } from '#providers/firebase/auth-port.ts';
import type { Session, SessionDeps } from '#providers/session/session-contract.ts';
import type { SignUpInput } from '#providers/session/sign-up.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import { practiceState, startFakeSession } from './session-fixture.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const EMAIL = 'practice@lens.test';
const NEWCOMER = { email: EMAIL, password: 'x' } as SignUpInput;

beforeEach(() => {
  stubStorages();
  // No other tab writes here; `idle-tabs.ts` plays those.
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>());
});
afterEach(() => vi.unstubAllGlobals());

/** A session of a browser that kept `stored`, and of a user whose record tells of `recorded`. */
async function start(
  stored: number | null,
  recorded: unknown,
  user: typeof PRACTICE_USER | null,
  { resetActivity, ...over }: Partial<Pick<SessionDeps, 'resetActivity' | 'signUp'>> = {},
) {
  if (stored !== null) localStorage.setItem('lastActivity', String(stored));
  const readRecord = vi.fn<() => Promise<unknown>>(async () => {
    if (recorded instanceof Error) throw recorded;
    return recorded;
  });
  const lastActivity = browserLastActivity();
  const log = vi.fn<(message: string, error: unknown) => void>();
  const idle = createSessionIdle({
    lastActivity,
    limits: IDLE_LIMITS,
    readRecord,
    unreported: browserUnreported,
    now: () => NOW,
    log,
  });
  const establish = vi.fn<() => Promise<ReturnType<typeof practiceState>>>(async () =>
    practiceState(),
  );
  const fixture = startFakeSession(user, { idle, establish, ...over });
  if (resetActivity) fixture.deps.resetActivity.mockImplementation(resetActivity);
  await fixture.session.authReady;
  return { ...fixture, readRecord, establish, log };
}

const refused = () => Promise.reject(new Error('refused'));

const ago = (minutes: number) => NOW - minutes * MINUTE;

const restored = (stored: number | null, recorded: unknown = null) =>
  start(stored, recorded, PRACTICE_USER);

describe('a session that the browser kept', () => {
  it.each([
    ['goes on: younger than an hour', ago(59), { lastActivity: ago(58) }, 'signedIn'],
    ['is over without a record, whatever the browser noted', ago(0), null, 'idle'],
    ['is over by a record without activity', ago(1), { status: 'active' }, 'idle'],
    ['goes on by the record alone', null, { lastActivity: ago(10) }, 'signedIn'],
    ['is over by a record that is old', null, { lastActivity: ago(61) }, 'idle'],
    ['is over where nothing is known', null, null, 'idle'],
  ])('IN-10 %s', async (_what, noted, recorded, expected) => {
    const { session, establish, auth } = await restored(noted, recorded);
    const isIn = expected === 'signedIn';
    const { status, because } = session.get();
    expect(isIn ? status : because).toBe(expected);
    expect(establish).toHaveBeenCalledTimes(isIn ? 1 : 0);
    expect(auth.current === null).toBe(!isIn);
    const kept = isIn ? String(noted ?? ago(10)) : null;
    expect(localStorage.getItem('lastActivity')).toBe(kept);
  });

  it('IN-10 is over after an hour, before anything of the user is read', async () => {
    const { session, establish, readRecord } = await restored(ago(60));
    expect(readRecord).not.toHaveBeenCalled();
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'idle' });
    expect(establish).not.toHaveBeenCalled();
  });

  it('IN-10 goes on by what the browser noted while the record cannot be read, and says so', async () => {
    const { session, log } = await restored(ago(59), new Error('no connection'));
    expect(session.get().status).toBe('signedIn');
    expect(log).toHaveBeenCalledExactlyOnceWith('The activity record', expect.any(Error));
  });

  it('GD-06 says so when the record cannot be read', async () => {
    const { session } = await restored(null, new Error('no connection'));
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'unreadable' });
  });
});

describe('signing in', () => {
  it('LG-01 begins anew at once, before the profile is there', async () => {
    const { session } = await start(ago(600), null, null);
    const signingIn = session.signIn(EMAIL, 'right');
    expect(localStorage.getItem('lastActivity')).toBe(String(NOW));
    await signingIn;
    await until(() => expect(session.get().status).toBe('signedIn'));
  });

  it.each([
    ['a sign-in', (session: Session) => session.signIn(EMAIL, 'wrong')],
    ['an account', (session: Session) => session.signUp(NEWCOMER)],
  ])('LG-01 IN-10 after %s that failed, what the browser knew counts', async (_what, attempt) => {
    const { session, auth } = await start(ago(90), null, null, { signUp: refused });
    localStorage.setItem('lastActivity', String(ago(90)));
    await expect(attempt(session)).rejects.toThrow(Error);
    expect(localStorage.getItem('lastActivity')).toBe(String(ago(90)));
    expect(localStorage.getItem('signInUntold')).toBeNull();
    auth.become(PRACTICE_USER);
    await until(() => expect(session.get().because).toBe('idle'));
  });

  it('LG-01 IN-10 where nothing was known nothing is, and a sign-in untold before stays so', async () => {
    const { session } = await start(null, null, null);
    await expect(session.signIn(EMAIL, 'wrong')).rejects.toThrow(SignInError);
    expect(localStorage.getItem('lastActivity')).toBeNull();
    localStorage.setItem('signInUntold', 'yes');
    await expect(session.signIn(EMAIL, 'wrong')).rejects.toThrow(SignInError);
    expect(localStorage.getItem('signInUntold')).toBe('yes');
  });

  it('LG-01 IN-10 a page that was left at once finds it', async () => {
    const left = await start(null, null, null, {
      resetActivity: () => new Promise(() => undefined),
    });
    await left.session.signIn(EMAIL, 'right');
    const { session } = await start(null, null, PRACTICE_USER);
    expect(session.get().status).toBe('signedIn');
  });

  it('LG-01 IN-10 so does one whose record was refused; once the server had it, a missing one counts', async () => {
    const left = await start(null, null, null, { resetActivity: refused });
    await left.session.signIn(EMAIL, 'right');
    await until(() => expect(left.session.get().status).toBe('signedIn'));
    const again = await start(null, null, PRACTICE_USER);
    expect(again.session.get().status).toBe('signedIn');
    // The record is written now, and with that it is told.
    expect(again.deps.resetActivity).toHaveBeenCalledOnce();
    await until(() => expect(localStorage.getItem('signInUntold')).toBeNull());

    const reported = await start(null, null, null);
    await reported.session.signIn(EMAIL, 'right');
    await until(() => expect(localStorage.getItem('signInUntold')).toBeNull());
    const { session } = await start(null, null, PRACTICE_USER);
    expect(session.get().because).toBe('idle');
  });

  it('LG-02 so does signing up', async () => {
    const { session } = await start(null, null, null);
    await session.signUp(NEWCOMER);
    expect(localStorage.getItem('lastActivity')).toBe(String(NOW));
  });
});
