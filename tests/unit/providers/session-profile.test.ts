import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Profile } from '#domain/address/profile.ts';
import { browserLastActivity } from '#providers/activity/last-activity.ts';
import { createServerClock } from '#providers/activity/server-clock.ts';
import { readJson } from '#providers/browser/local-storage.ts';
import { startSession, type SessionParts } from '#providers/start-session.ts';
import { buildCustomerInformation, buildProfile } from '../../fixtures/build-profile.ts';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { useStorages } from '../../fixtures/memory-storage.ts';
import { FakeAuth, PRACTICE_USER } from './fake-auth.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';
import { practiceState, signedIn, startFakeSession } from './session-fixture.ts';

useStorages();
// No other tab writes here.
beforeEach(() => void vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>()));

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

describe('previewProfile', () => {
  it('PF-01 shows new values before they are stored, and takes them back', async () => {
    const { session, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    expect(shown()).toEqual({ ...PROFILE, firstName: 'Grace' });
    takeBack();
    expect(shown()).toEqual(PROFILE);
  });

  it.each([
    ['what another device stored meanwhile', { company: 'Renamed' }],
    ['what was stored after all', { firstName: 'Grace' }],
  ])('PF-01 taking back shows %s', async (_what, stored) => {
    const { session, told, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    told.profile({ ...PROFILE, ...stored });
    takeBack();
    expect(shown()).toEqual({ ...PROFILE, ...stored });
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

const MINUTE = 60_000;

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
  ['signed in on the account chosen last', 59, { status: 'signedIn', accountNumber: '100201' }],
  ['signed out', 61, { status: 'signedOut', because: 'idle' }],
])(
  'IN-10 EN-05 whoever comes back is %s by a record of %i minutes ago',
  async (_what, ago, state) => {
    localStorage.setItem('accountNumber', '100201');
    expect(await comeBack(ago)).toMatchObject(state);
  },
);
