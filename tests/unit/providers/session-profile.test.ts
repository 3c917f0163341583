import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAuth, PRACTICE_USER } from './fake-auth.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';
import { practiceState, signedIn, signedOut, startFakeSession } from './session-fixture.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import { browserLastActivity } from '#providers/activity/last-activity.ts';
import { createServerClock } from '#providers/activity/server-clock.ts';
import { createObservable } from '#providers/async/observable.ts';
import { readJson } from '#providers/browser/local-storage.ts';
import { createProfileFollower } from '#providers/session/profile-follower.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { startSession, type SessionParts } from '#providers/start-session.ts';
import { createUserSession } from '#providers/user-session.ts';
import { buildCustomerInformation, buildProfile } from '#tests/fixtures/build-profile.ts';
import { memoryDocuments } from '#tests/fixtures/memory-documents.ts';
import { stubStorages, useStorages } from '#tests/fixtures/memory-storage.ts';

useStorages();

describe('accounts that could not be loaded', () => {
  it.each([
    ['the chosen account stays', ['100200', '100201'], '100201'],
    ['one that is granted no more gives way to the main one', ['100200'], '100200'],
    ['without any, the account of the profile', [], '100200'],
  ])('LY-12 asks again for accounts that were unknown: %s', async (_, numbers, accountNumber) => {
    const accounts = numbers.map((number) => ({ accountNumber: number, practice: 'North' }));
    const unknown = practiceState({ accountNumber: '100201', accountsUnknown: true });
    const { session } = await signedIn({
      establish: () => Promise.resolve(unknown),
      accounts: () => Promise.resolve(accounts),
    });
    await session.readAccounts();
    expect(session.get()).toMatchObject({ accounts, accountNumber, accountsUnknown: false });
    expect(readJson('accountNumbers')).toEqual(numbers);
    expect(localStorage.getItem('accountNumber')).toBe(accountNumber);
    expect(readJson('apiUser')).toEqual({ uid: PRACTICE_USER.uid, accountNumber });
  });

  it('LY-12 stays as it is while they still cannot be loaded', async () => {
    const unknown = practiceState({ accountNumber: '100201', accountsUnknown: true });
    const { session } = await signedIn({
      establish: () => Promise.resolve(unknown),
      accounts: () => Promise.reject(new Error('no answer')),
    });
    await expect(session.readAccounts()).rejects.toThrow('no answer');
    expect(session.get()).toBe(unknown);
  });

  it('LY-12 nobody is asked to load them once they have signed out', async () => {
    const { session } = await signedIn({
      establish: () => Promise.resolve(practiceState({ accountsUnknown: true })),
    });
    await session.signOut();
    expect(session.get()).toMatchObject({ status: 'signedOut', accountsUnknown: false });
  });

  it('LY-12 accounts that nobody is signed in for are not taken', async () => {
    const { session } = await signedOut();
    await session.readAccounts();
    expect(session.get()).toMatchObject({ status: 'signedOut', accounts: [] });
    expect(localStorage.getItem('accountNumbers')).toBeNull();
  });

  it('LY-12 accounts that come after the sign-out bring nobody back', async () => {
    const { session } = await signedIn({
      accounts: async () => {
        await session.signOut();
        return practiceState().accounts;
      },
    });
    await session.readAccounts();
    expect(session.get()).toMatchObject({ status: 'signedOut', accounts: [] });
    expect(localStorage.getItem('accountNumbers')).toBeNull();
  });
});

const USER = { uid: 'uid-practice', email: 'practice@lens.test', emailVerified: true };
const PROFILE = buildProfile();

async function start() {
  const told: { profile: (profile: Profile) => void } = { profile: vi.fn<() => void>() };
  const { session } = startFakeSession(USER, {
    establish: (user) => Promise.resolve(practiceState({ user, profile: PROFILE })),
    watchProfile: (_uid, onProfile) => {
      told.profile = onProfile;
      return () => undefined;
    },
  });
  await session.authReady;
  const shown = () => session.get().profile;
  return { session, told, shown };
}

useStorages();

describe('previewProfile', () => {
  it('PF-01 shows new values before they are stored, and takes them back', async () => {
    const { session, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    expect(shown()).toEqual({ ...PROFILE, firstName: 'Grace' });
    takeBack();
    expect(shown()).toEqual(PROFILE);
  });

  it('PF-01 taking back shows what another device stored meanwhile', async () => {
    const { session, told, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    told.profile({ ...PROFILE, company: 'Renamed' });
    takeBack();
    expect(shown()).toEqual({ ...PROFILE, company: 'Renamed' });
  });

  it('PF-01 taking back leaves what was stored after all', async () => {
    const { session, told, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    told.profile({ ...PROFILE, firstName: 'Grace' });
    takeBack();
    expect(shown()).toMatchObject({ firstName: 'Grace' });
  });

  it('EN-05 only what is stored is kept in local storage', async () => {
    const { session, told } = await start();
    session.previewProfile({ firstName: 'Grace' });
    expect(localStorage.getItem('nameObject')).toBeNull();
    told.profile({ ...PROFILE, firstName: 'Grace' });
    expect(localStorage.getItem('nameObject')).toContain('Grace');
  });

  it('LG-03 nothing is shown to nobody', async () => {
    const { session, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    await session.signOut();
    takeBack();
    session.previewProfile({ firstName: 'Grace' })();
    expect(shown()).toBeNull();
  });
});

useStorages();

function follow(over: Partial<SessionState> = {}) {
  const state = createObservable(practiceState(over));
  const onAccount = vi.fn<() => void>();
  const heard: ((profile: Profile) => void)[] = [];
  const follower = createProfileFollower({
    state,
    onAccount,
    watch: (_uid, onProfile) => {
      heard.push(onProfile);
      return () => undefined;
    },
  });
  follower.follow('u1');
  const { profile } = practiceState();
  if (!profile) throw new Error('The fixture has a profile');
  return {
    state,
    onAccount,
    notify: (changes: Partial<Profile>) => heard[0]?.({ ...profile, ...changes }),
  };
}

describe('a profile that is followed', () => {
  it('PF-01 is shown as it is stored', () => {
    const { state, notify } = follow();
    notify({ city: 'Leon' });
    expect(state.get().profile?.city).toBe('Leon');
  });

  it.each([
    ['nobody is signed in', { user: null }],
    ['there is none to show yet', { profile: null }],
    [
      'somebody else is signed in',
      { user: { uid: 'u2', email: 'x@lens.test', emailVerified: true } },
    ],
  ])('PF-01 changes nothing when %s', (_, over) => {
    const { state, onAccount, notify } = follow(over);
    const before = state.get();
    notify({ city: 'Leon', accountNumber: '100300' });
    expect(state.get()).toBe(before);
    expect(onAccount).not.toHaveBeenCalled();
  });

  it('RT-04 with another account the session is read again', () => {
    const { state, onAccount, notify } = follow();
    const before = state.get();
    notify({ accountNumber: '100300' });
    expect(onAccount).toHaveBeenCalledExactlyOnceWith(before.user);
    expect(state.get()).toBe(before);
  });
});

useStorages();

/** What the session does for a practice of two accounts, as the portal puts it together. */
function startUser() {
  const { profile } = practiceState();
  const main = { accountNumber: '100200', practice: 'North', practiceRole: 'owner' };
  const additionalAccounts = [{ accountNumber: '100201', practice: 'South' }];
  fakeFetch(() => ({ json: { ...main, additionalAccounts, page: 1, records: 25, total: 1 } }));
  const documents = memoryDocuments({ 'users/u1': { ...profile } });
  return createUserSession({
    auth: new FakeAuth(PRACTICE_USER),
    authFlow: {} as never,
    documents: () => Promise.resolve(documents),
    client: fakeClient(),
    lastActivity: {} as never,
    serverClock: {} as never,
    session: startFakeSession(PRACTICE_USER).session,
    log: () => undefined,
  });
}

it.each([
  ['that was chosen last', '100201', '100201'],
  ['of the profile when none was chosen', null, '100200'],
])('EN-05 whoever comes back is on the account %s', async (_, chosen, accountNumber) => {
  if (chosen !== null) localStorage.setItem('accountNumber', chosen);
  const state = await startUser().establish(PRACTICE_USER, () => true);
  expect(state).toMatchObject({ status: 'signedIn', accountNumber });
});

const MINUTE = 60_000;

beforeEach(() => {
  stubStorages();
  // No other tab writes here.
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>());
});

afterEach(() => vi.unstubAllGlobals());
const log = vi.fn<SessionParts['log']>();

/** A page whose browser kept the sign-in and no activity; the stored record tells of some so many minutes ago. */
async function comeBack(minutes: number) {
  fakeFetch(() => ({ json: buildCustomerInformation() }));
  const documents = memoryDocuments({
    'users/u1': { ...practiceState().profile },
    'userActivity/u1': { lastActivity: Date.now() - minutes * MINUTE },
  });
  const session = startSession({
    auth: new FakeAuth(PRACTICE_USER),
    authFlow: {} as never,
    documents: () => Promise.resolve(documents),
    client: fakeClient({ log }),
    lastActivity: browserLastActivity(),
    serverClock: createServerClock(Date.now),
    log,
  });
  await session.authReady;
  return session.get();
}

it.each([
  ['signed in', 59, { status: 'signedIn', user: PRACTICE_USER }],
  ['signed out', 61, { status: 'signedOut', because: 'idle' }],
])('IN-10 whoever comes back is %s by a record of %i minutes ago', async (_what, ago, state) =>
  expect(await comeBack(ago)).toMatchObject(state),
);
