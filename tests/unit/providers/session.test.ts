import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_REFRESH_INTERVAL } from '#domain/basics/constants.ts';
import { readJson } from '#providers/browser/local-storage.ts';
import { writeTab } from '#providers/browser/tab-memory.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { rememberSession } from '#providers/session/session-storage.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import {
  idleSession,
  practiceState,
  signedIn,
  signedOut,
  startFakeSession,
} from './session-fixture.ts';

beforeEach(stubStorages);
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

describe('arriving', () => {
  it('LY-10 is checking until it is known who is here', async () => {
    const { session } = startFakeSession(PRACTICE_USER);
    expect(session.get().status).toBe('checking');
    await session.authReady;
    expect(session.get()).toMatchObject({ status: 'signedIn', user: PRACTICE_USER });
    expect(localStorage.getItem('authToken')).toBe('token-0');
  });

  it('AU-05 without a user it is UNAUTHENTICATED, and what was left is cleared', async () => {
    localStorage.setItem('authToken', 'left over');
    const { session } = startFakeSession();
    const clean = vi.fn<() => void>();
    session.onLeave(clean);
    await session.authReady;
    expect(session.get()).toMatchObject({
      status: 'signedOut',
      authStatus: 'UNAUTHENTICATED',
      because: null,
    });
    expect(localStorage).toHaveLength(0);
  });

  it('GD-06 says so when the user cannot be read, who may sign in again', async () => {
    const outcomes = [Promise.reject(new Error('no connection')), practiceState()];
    const { session, deps } = await signedIn({
      establish: async () => outcomes.shift() ?? practiceState(),
    });
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'unreadable' });
    expect(deps.log).toHaveBeenCalledOnce();
    await session.signIn(PRACTICE_USER.email, 'right');
    await until(() => expect(session.get().status).toBe('signedIn'));
  });

  it('a slow answer about a user who has left changes nothing', async () => {
    const held: ((state: SessionState) => void)[] = [];
    const current: (() => boolean)[] = [];
    const establish: SessionDeps['establish'] = (_user, isCurrent) => {
      current.push(isCurrent);
      return new Promise((resolve) => held.push(resolve));
    };
    const { session } = startFakeSession(PRACTICE_USER, { establish });
    await until(() => expect(held).toHaveLength(1));
    await session.signOut();
    expect(current[0]?.()).toBe(false);
    held[0]?.(practiceState());
    await session.authReady;
    expect(session.get().status).toBe('signedOut');
  });
});

describe('signing in', () => {
  it('LG-01 resets the activity, which a restored session does not', async () => {
    const restored = startFakeSession(PRACTICE_USER);
    await restored.session.authReady;
    expect(restored.deps.resetActivity).not.toHaveBeenCalled();

    const { session, deps } = await signedOut();
    await session.signIn('practice@lens.test', 'right');
    await until(() => expect(session.get().status).toBe('signedIn'));
    expect(deps.resetActivity).toHaveBeenCalledExactlyOnceWith(session.get());
    await session.refresh();
    expect(deps.resetActivity).toHaveBeenCalledOnce();
  });

  it('LG-06 refreshes the token every 55 minutes, and not after leaving', async () => {
    vi.useFakeTimers();
    const { session, auth, deps } = await signedIn();
    await vi.advanceTimersByTimeAsync(2 * TOKEN_REFRESH_INTERVAL);
    expect(auth.renewals).toBe(2);
    expect(localStorage.getItem('authToken')).toBe('token-2');
    await session.signOut();
    await vi.advanceTimersByTimeAsync(2 * TOKEN_REFRESH_INTERVAL);
    expect(auth.renewals).toBe(2);
    // Without anybody there is no token to ask for either.
    expect(deps.log).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('LG-03 clears everything before it is over', async () => {
    const { session, auth } = await signedIn();
    const seen: string[] = [];
    session.onLeave(() => void seen.push(`cleaned while ${session.get().status}`));
    const leaving = session.signOut();
    expect(session.get()).toMatchObject({ status: 'leaving', user: null, accounts: [] });
    await leaving;
    expect(seen).toEqual(['cleaned while leaving']);
    expect(localStorage).toHaveLength(0);
    expect(auth.current).toBeNull();
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
  });

  it('LG-03 is over in the browser at once, whatever is still to be said to servers', async () => {
    const { session, auth } = await signedIn();
    const seen: unknown[] = [];
    const answers: (() => void)[] = [];
    session.onLeave(() => {
      seen.push([auth.isKept, localStorage.getItem('authToken'), auth.current?.uid]);
      return new Promise((resolve) => answers.push(resolve));
    });
    const leaving = session.signOut();
    await until(() => expect(seen).toHaveLength(1));
    // The page itself can still say its last.
    expect(seen).toEqual([[false, null, 'u1']]);
    expect(await session.token()).toBe('token-0');
    expect(localStorage.getItem('authToken')).toBeNull();
    answers[0]?.();
    await leaving;
    expect(auth.current).toBeNull();
  });

  it('LG-03 goes on when one thing cannot be cleared', async () => {
    const { session, deps } = await signedIn();
    const after = vi.fn<() => void>();
    session.onLeave(() => Promise.reject(new Error('the cache is open in another tab')));
    session.onLeave(after);
    await session.signOut();
    expect(after).toHaveBeenCalledOnce();
    expect(deps.log).toHaveBeenCalledOnce();
    expect(session.get().status).toBe('signedOut');
  });

  it('LG-03 happens once, and is over for whoever asked for it second only when everything is cleared', async () => {
    const { session, auth } = await signedIn();
    const clean = vi.fn<() => void>();
    session.onLeave(clean);
    void session.signOut();
    await session.signOut('expired');
    expect(clean).toHaveBeenCalledOnce();
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
    expect(auth.current).toBeNull();
  });

  it('LG-03 follows another tab', async () => {
    const { session, leaveInOtherTab } = await signedIn();
    leaveInOtherTab();
    await until(() => expect(session.get().status).toBe('signedOut'));
    expect(session.get().because).toBe('other-tab');
  });

  it.each([
    ['the sign-in is gone', 'expired', () => undefined],
    ['another tab took the token away before', 'other-tab', () => localStorage.clear()],
    ['an address was changed', 'address-changed', () => writeTab('new-address', 'new@lens.test')],
  ])('AU-05 LG-03 RT-03 follows Firebase when %s', async (_what, because, prepare) => {
    const { session, auth } = await signedIn();
    prepare();
    auth.become(null);
    await until(() => expect(session.get()).toMatchObject({ status: 'signedOut', because }));
    expect(localStorage).toHaveLength(0);
  });

  it('LG-03 forgets what the tab kept, and of others nothing', async () => {
    const { session } = await signedIn();
    writeTab('messages', '{}');
    sessionStorage.setItem('of somebody else', 'x');
    await session.signOut();
    expect(Object.keys(sessionStorage)).toEqual(['of somebody else']);
  });
});

it.each([
  ['expired', 'idle'],
  ['other-tab', 'idle'],
  ['user', 'user'],
  ['ended', 'ended'],
] as const)(
  'IN-10 a session that ends after the hour without activity: for "%s" is told as "%s"',
  async (asked, because) => {
    const idle = idleSession({ isOver: () => true });
    const { session } = await signedIn({ idle });
    await session.signOut(asked);
    expect(session.get()).toMatchObject({ status: 'signedOut', because });
  },
);

describe('what a session can do', () => {
  it('LY-07 stores another account, PM-03 and none that was not granted', async () => {
    const { session } = await signedIn();
    rememberSession(session.get());
    session.chooseAccount('100201');
    session.chooseAccount('100300');
    expect(session.get().accountNumber).toBe('100201');
    expect(localStorage.getItem('accountNumber')).toBe('100201');
    expect(readJson('apiUser')).toEqual({ uid: 'u1', accountNumber: '100201' });
  });

  it('VA-04 nobody can accept the terms', async () => {
    const { session } = await signedOut();
    await expect(session.acceptTerms()).rejects.toThrow('User not authenticated');
  });

  it('LG-04 accepting reads the profile again', async () => {
    const acceptTerms = vi.fn<SessionDeps['acceptTerms']>(() => Promise.resolve());
    const establish = vi.fn<SessionDeps['establish']>(() => Promise.resolve(practiceState()));
    const { session } = await signedIn({ acceptTerms, establish });
    await session.acceptTerms();
    expect(acceptTerms).toHaveBeenCalledExactlyOnceWith('u1');
    expect(establish).toHaveBeenCalledTimes(2);
  });
});
