import { FirebaseError } from 'firebase/app';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import { ProfileConflict, saveFailure, saveProfile } from '#providers/account/profile-edit.ts';
import { loadProfile } from '#providers/account/profiles.ts';
import { watchProfile } from '#providers/account/watch-profile.ts';
import { TimeoutError } from '#providers/async/within.ts';
import { signInProblem } from '#providers/firebase/firebase-auth.ts';
import { createAuthProvider } from '#providers/session/auth.ts';
import { buildProfile } from '../../fixtures/build-profile.ts';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import { practiceState, signedIn, startFakeSession } from './session-fixture.ts';

const STORED = { uid: 'u1', email: 'practice@lens.test' };

beforeEach(() => {
  stubStorages();
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals().useRealTimers());

const NOT_VERIFIED = { ...PRACTICE_USER, emailVerified: false };
const log = vi.fn<(message: string, error: unknown) => void>();

describe('profiles', () => {
  it('LG-01 is an empty one in memory where none is stored and the address is not verified', async () => {
    const documents = memoryDocuments();
    const profile = await loadProfile(documents, NOT_VERIFIED, log);
    expect(profile).toMatchObject({ uid: 'u1', email: 'practice@lens.test', firstName: '' });
    expect(documents.stored).toEqual({});
  });

  it('LG-02 a verified user whose sign-up was cut off gets the default profile stored', async () => {
    const documents = memoryDocuments();
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(documents.stored['users/u1']).toEqual(profile);
  });

  it.each([
    ['verified', PRACTICE_USER],
    ['not verified', NOT_VERIFIED],
  ])('LG-01 EN-01 a stored one is read, with what is missing filled in: %s', async (_, user) => {
    const documents = memoryDocuments({ 'users/u1': { ...STORED, firstName: 'Paula' } });
    const profile = await loadProfile(documents, user, log);
    expect(profile).toMatchObject({ firstName: 'Paula', city: '', termsAccepted: false });
  });

  it('EN-01 one that is broken is an error, not a guess', async () => {
    const documents = memoryDocuments({ 'users/u1': { uid: 7 } });
    await expect(loadProfile(documents, PRACTICE_USER, log)).rejects.toThrow('uid');
  });

  it('EN-01 takes over the address that the sign-in has now', async () => {
    const documents = memoryDocuments({ 'users/u1': { uid: 'u1', email: 'old@lens.test' } });
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(profile.email).toBe('practice@lens.test');
    expect(documents.stored['users/u1']).toEqual(STORED);
  });

  it('EN-01 a refusal to store the address is logged, and keeps nobody out', async () => {
    const documents = memoryDocuments({ 'users/u1': { uid: 'u1', email: 'old@lens.test' } });
    documents.update = () => Promise.reject(new Error('permission-denied'));
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(profile.email).toBe('practice@lens.test');
    await until(() => expect(log).toHaveBeenCalledOnce());
  });
});

describe('following a profile', () => {
  it('EN-01 hands on what is stored, and every change', () => {
    const documents = memoryDocuments({ 'users/u1': STORED });
    const seen: string[] = [];
    const stop = watchProfile(documents, 'u1', ({ city }) => void seen.push(city), log);
    void documents.write('users', 'u1', { ...STORED, city: 'Leon' });
    stop();
    void documents.write('users', 'u1', { ...STORED, city: 'Lugo' });
    expect(seen).toEqual(['', 'Leon']);
  });

  it('EN-01 hands on neither nothing nor what cannot be read', () => {
    const documents = memoryDocuments();
    const onProfile = vi.fn<() => void>();
    watchProfile(documents, 'u1', onProfile, log);
    void documents.write('users', 'u1', { uid: 7 });
    expect(onProfile).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('what Firebase says of a sign-in', () => {
  it.each([
    ['auth/user-not-found', 'wrong'],
    ['auth/wrong-password', 'wrong'],
    ['auth/invalid-credential', 'wrong'],
    ['auth/user-disabled', 'disabled'],
    ['auth/too-many-requests', 'throttled'],
    ['auth/network-request-failed', 'offline'],
    ['auth/something-new', 'unknown'],
  ])('%s is %s', (code, problem) =>
    expect(signInProblem(new FirebaseError(code, 'x'))).toBe(problem),
  );

  it('a stranger is unknown', () => expect(signInProblem(new Error('x'))).toBe('unknown'));
});

describe('the auth provider of react-admin', () => {
  it('waits for the session, and lets in whoever is signed in', async () => {
    const { session } = startFakeSession(PRACTICE_USER);
    const provider = createAuthProvider(session);
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toEqual({ id: 'u1', fullName: 'Paula Practice' });
    expect(await provider.getPermissions?.({})).toEqual(['CUSTOMER']);
  });

  it('AU-05 lets nobody else in', async () => {
    const { session } = startFakeSession();
    const provider = createAuthProvider(session);
    await expect(provider.checkAuth({})).rejects.toThrow('No authenticated user');
    expect(await provider.getIdentity?.()).toEqual({ id: '', fullName: '' });
  });

  it.each([
    ['orders', 'list', 'CUSTOMER ADMIN SUPERADMIN'],
    ['orders', 'approve', 'ADMIN SUPERADMIN'],
    ['orders', 'delete', ''],
    ['userActivity', 'list', 'SUPERADMIN'],
    ['users', 'list', 'SUPERADMIN'],
    ['profiles', 'list', 'SUPERADMIN'],
    ['email-templates', 'list', 'SUPERADMIN'],
    ['email-settings', 'list', 'SUPERADMIN'],
    ['letters', 'list', 'SUPERADMIN'],
    ['buying-groups', 'list', 'SUPERADMIN'],
    ['payments', 'create', 'SUPERADMIN'],
  ])('SE-01 %s: %s is for: %s', async (resource, action, roles) => {
    const may: string[] = [];
    for (const all of [['CUSTOMER'], ['ADMIN'], ['ADMIN', 'SUPERADMIN']] as Role[][]) {
      const state = practiceState({ roles: all });
      const { session } = await signedIn({ establish: () => Promise.resolve(state) });
      const isAllowed = await createAuthProvider(session).canAccess?.({ resource, action });
      if (isAllowed) may.push(all.at(-1) ?? '');
    }
    expect(may.join(' ')).toBe(roles);
  });

  it('LG-03 leaves by the one way out', async () => {
    const { session } = await signedIn();
    expect(await createAuthProvider(session).logout({})).toBe(false);
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
  });
});

const UID = 'uid-practice';
const PATH = `users/${UID}`;

const BASE = buildProfile({
  city: 'Sacramento',
  country: 'US',
  state: 'CA',
  zip: '95814',
  phone: '+12025550100',
});

const stored = (change: object = {}) => memoryDocuments({ [PATH]: { ...BASE, ...change } });
const silent = () => new Promise<void>(() => undefined);

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('saveProfile', () => {
  it('PF-01 writes the changed fields alone, as their country writes them', async () => {
    const documents = stored();
    const written = vi.fn<(fields: unknown) => void>();
    const transact: typeof documents.transact = (collection, id, change) =>
      documents.transact(collection, id, (current) => {
        const fields = change(current);
        written(fields);
        return fields;
      });
    const edit = {
      firstName: ' Grace ',
      lastName: 'Marsh',
      zip: '958140001',
      phone: '(202) 555-0123',
    };
    const saved = await saveProfile({ transact }, UID, BASE, edit);
    const changes = { firstName: 'Grace', zip: '95814-0001', phone: '+12025550123' };
    expect(written.mock.calls).toEqual([[changes]]);
    expect(documents.stored[PATH]).toEqual({ ...BASE, ...changes });
    expect(saved).toMatchObject({ ...changes, city: 'Sacramento' });
  });

  it('PF-01 keeps what is the server’s, and what was changed elsewhere and not here', async () => {
    const elsewhere = { accountNumber: '100300', email: 'new@lens.test', company: 'Renamed' };
    const documents = stored(elsewhere);
    const saved = await saveProfile(documents, UID, BASE, { city: 'Davis', company: BASE.company });
    expect(documents.stored[PATH]).toMatchObject({ city: 'Davis', ...elsewhere });
    expect(saved).toMatchObject({ city: 'Davis', company: 'Renamed' });
  });

  it('PF-01 writes nothing when both changed the same field, and says what is stored', async () => {
    const documents = stored({ city: 'Fresno', company: 'Renamed' });
    const before = { ...documents.stored[PATH] };
    const error = await refusal(
      saveProfile(documents, UID, BASE, { city: 'Davis', firstName: 'Grace' }),
    );
    expect(error).toBeInstanceOf(ProfileConflict);
    expect(error).toMatchObject({
      fields: ['city'],
      stored: { city: 'Fresno', company: 'Renamed' },
    });
    expect(documents.stored[PATH]).toEqual(before);
  });

  it('PF-01 two who write the same value do not disagree', async () => {
    const documents = stored({ city: 'Davis' });
    await saveProfile(documents, UID, BASE, { city: ' Davis', firstName: 'Grace' });
    expect(documents.stored[PATH]).toMatchObject({ city: 'Davis', firstName: 'Grace' });
  });

  it('LG-01 makes the profile of somebody who has none', async () => {
    const documents = memoryDocuments();
    await saveProfile(documents, UID, BASE, { firstName: 'Grace' });
    expect(documents.stored[PATH]).toMatchObject({
      uid: UID,
      email: BASE.email,
      accountNumber: '',
      firstName: 'Grace',
      termsAccepted: false,
    });
  });

  it('PF-01 says at once that there is no connection, and sends nothing', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const transact = vi.fn<() => Promise<void>>();
    const error = await refusal(saveProfile({ transact }, UID, BASE, { city: 'Davis' }));
    expect(saveFailure(error)).toBe('offline');
    expect(transact).not.toHaveBeenCalled();
  });

  it('PF-01 does not wait for ever for an answer', async () => {
    vi.useFakeTimers();
    const waiting = refusal(saveProfile({ transact: silent }, UID, BASE, { city: 'Davis' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saveFailure(await waiting)).toBe('unanswered');
  });
});

it.each([
  ['offline', new FirebaseError('unavailable', '')],
  ['denied', new FirebaseError('permission-denied', '')],
  ['unanswered', new TimeoutError('late')],
  ['other', new FirebaseError('internal', '')],
])('PF-01 tells "%s" from %s', (failure, error) => expect(saveFailure(error)).toBe(failure));
