import { setImmediate } from 'node:timers/promises';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#domain/address/profile.ts';
import { readJson } from '#providers/browser/local-storage.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { MESSAGE_PAUSE, noteMessage, pauseLeft } from '#providers/firebase/message-pause.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { createGate } from '../../fixtures/gate.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { NEWCOMER } from '../../fixtures/newcomer.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import { practiceState, signedOut, startFakeSession } from './session-fixture.ts';

const NEW_USER = { uid: 'u9', email: 'new@lens.test', emailVerified: false };

beforeEach(stubStorages);
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

describe('LG-02 signing up', () => {
  it('establishes the session when everything is stored, and not before, with what failed', async () => {
    const stored = createGate();
    const establish = vi.fn<SessionDeps['establish']>((user) =>
      Promise.resolve(practiceState({ user, authStatus: 'EMAILNOTVERIFIED' })),
    );
    const fixture = startFakeSession(null, {
      establish,
      signUp: async () => {
        fixture.auth.become(NEW_USER);
        await stored.opened;
        return { user: NEW_USER, unfinished: ['message'] };
      },
    });
    await fixture.session.authReady;
    const done = fixture.session.signUp(NEWCOMER);
    await setImmediate();
    expect(establish).not.toHaveBeenCalled();
    stored.open();
    await done;
    expect(establish).toHaveBeenCalledOnce();
    const state = { status: 'signedIn', user: NEW_USER, unfinished: ['message'] };
    expect(fixture.session.get()).toMatchObject(state);
    expect(fixture.deps.resetActivity).toHaveBeenCalledOnce();
  });

  it('stays signed out without an account, and signs in as ever afterwards', async () => {
    const { session, deps } = await signedOut({
      signUp: () => Promise.reject(new AuthFlowError('email-in-use')),
    });
    await expect(session.signUp(NEWCOMER)).rejects.toMatchObject({ problem: 'email-in-use' });
    expect(session.get().status).toBe('signedOut');
    await session.signIn('practice@lens.test', 'right');
    await until(() => expect(session.get().status).toBe('signedIn'));
    expect(deps.resetActivity).toHaveBeenCalledOnce();
  });

  it('LG-03 follows another tab that signed out meanwhile', async () => {
    const fixture = startFakeSession(null, {
      signUp: () => {
        fixture.auth.become(NEW_USER);
        fixture.auth.become(null);
        return Promise.resolve({ user: NEW_USER, unfinished: [] });
      },
    });
    await fixture.session.authReady;
    await fixture.session.signUp(NEWCOMER);
    expect(fixture.session.get()).toMatchObject({ status: 'signedOut', unfinished: [] });
  });
});

describe('RT-03 looking whether the address is verified', () => {
  const waiting = { ...PRACTICE_USER, emailVerified: false };

  it('changes nothing while it is not', async () => {
    const { session, auth } = startFakeSession(waiting);
    await session.authReady;
    expect(await session.checkEmail()).toBe(false);
    expect(auth.renewals).toBe(0);
  });

  it('renews the token, whose claim tells the server, and establishes anew', async () => {
    const { session, auth } = startFakeSession(waiting);
    await session.authReady;
    auth.current = PRACTICE_USER;
    expect(await Promise.all([session.checkEmail(), session.checkEmail()])).toEqual([true, true]);
    expect(auth.renewals).toBe(1);
    expect(session.get().user?.emailVerified).toBe(true);
    await session.checkEmail();
    expect(auth.renewals).toBe(1);
  });
});

function startFollowed(states: Partial<SessionState>[] = []) {
  const watches: { uid: string; onProfile: (profile: Profile) => void; stopped: boolean }[] = [];
  const fixture = startFakeSession(PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(states.shift())),
    watchProfile: (uid, onProfile) => {
      const watch = { uid, onProfile, stopped: false };
      watches.push(watch);
      return () => {
        watch.stopped = true;
      };
    },
  });
  const notify = (over: Partial<Profile>): void => {
    const profile = practiceState().profile;
    if (profile) watches.at(-1)?.onProfile({ ...profile, ...over });
  };
  return { ...fixture, watches, notify };
}

describe('EN-01 the stored profile', () => {
  it('is followed, in the state and in local storage', async () => {
    const { session, notify } = startFollowed();
    await session.authReady;
    notify({ firstName: 'Petra' });
    expect(session.get().profile?.firstName).toBe('Petra');
    expect(readJson('nameObject')).toEqual({ firstName: 'Petra', lastName: 'Practice' });
    expect(localStorage.getItem('termsAccepted')).toBe('true');
  });

  it('LG-01 is not followed before the address is verified, and then it is', async () => {
    const { session, watches } = startFollowed([{ authStatus: 'EMAILNOTVERIFIED' }, {}]);
    await session.authReady;
    expect(session.get().authStatus).toBe('EMAILNOTVERIFIED');
    expect(watches).toEqual([]);
    await session.refresh();
    expect(watches).toHaveLength(1);
  });

  it('LG-01 is followed no longer when the address has to be verified again', async () => {
    const { session, watches } = startFollowed([{}, { authStatus: 'EMAILNOTVERIFIED' }]);
    await session.authReady;
    expect(watches.map(({ stopped }) => stopped)).toEqual([false]);
    await session.refresh();
    expect(session.get().authStatus).toBe('EMAILNOTVERIFIED');
    expect(watches.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('nobody is told of what is the same, or of somebody else', async () => {
    const { session, notify } = startFollowed();
    await session.authReady;
    const onChange = vi.fn<() => void>();
    session.subscribe(onChange);
    notify({});
    notify({ uid: 'u2', city: 'Leon' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('RT-04 an account number that came renews token and session, so that the page goes on', async () => {
    const profile = { ...practiceState().profile, accountNumber: '' };
    const { session, auth, notify } = startFollowed([
      { authStatus: 'ACCOUNTNUMBERNOTVERIFIED', profile } as Partial<SessionState>,
    ]);
    await session.authReady;
    notify({ accountNumber: '100200' });
    await until(() => expect(session.get().authStatus).toBe('AUTHENTICATED'));
    expect(auth.renewals).toBe(1);
  });

  it('LG-03 is followed no longer after leaving', async () => {
    const { session, watches, notify } = startFollowed();
    await session.authReady;
    await session.signOut();
    expect(watches.map(({ stopped }) => stopped)).toEqual([true]);
    notify({ firstName: 'Petra' });
    expect(session.get().profile).toBeNull();
  });
});

describe('the pause between messages', () => {
  it('RT-03 is a minute, by kind, and outlives a reload of the tab', () => {
    noteMessage('verification', 1_000);
    expect(pauseLeft('verification', 1_000)).toBe(MESSAGE_PAUSE);
    expect(pauseLeft('verification', 31_000)).toBe(30_000);
    expect(pauseLeft('verification', 61_000)).toBe(0);
    expect(pauseLeft('password-reset', 1_000)).toBe(0);
    noteMessage('password-reset', 21_000);
    expect(pauseLeft('verification', 31_000)).toBe(30_000);
    expect(pauseLeft('password-reset', 31_000)).toBe(50_000);
  });

  it('does not lock anybody out by a clock that was wrong, or by what cannot be read', () => {
    noteMessage('verification', 9_000_000);
    expect(pauseLeft('verification', 1_000)).toBe(0);
    sessionStorage.setItem('lens-portal-messages', '{broken');
    expect(pauseLeft('verification', 1_000)).toBe(0);
  });
});
