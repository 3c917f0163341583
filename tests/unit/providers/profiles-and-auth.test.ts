import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import { createAuthProvider } from '#providers/session/auth.ts';
import { signInProblem } from '#providers/firebase/firebase-auth.ts';
import { loadProfile } from '#providers/account/profiles.ts';
import { watchProfile } from '#providers/account/watch-profile.ts';
import { PRACTICE_USER } from '#tests/unit/providers/fake-auth.ts';
import { FakeDocuments } from './fake-documents.ts';
import { practiceState, startFakeSession } from '#tests/unit/providers/session-fixture.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';

const STORED = { uid: 'u1', email: 'practice@lens.test' };

beforeEach(() => {
  stubStorages();
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

const NOT_VERIFIED = { ...PRACTICE_USER, emailVerified: false };
const log = vi.fn<(message: string, error: unknown) => void>();

describe('profiles', () => {
  it('LG-01 is an empty one in memory where none is stored and the address is not verified', async () => {
    const documents = new FakeDocuments();
    const profile = await loadProfile(documents, NOT_VERIFIED, log);
    expect(profile).toMatchObject({ uid: 'u1', email: 'practice@lens.test', firstName: '' });
    expect(documents.stored).toEqual({});
  });

  it('LG-01 a stored one is loaded, verified or not', async () => {
    const documents = new FakeDocuments({ 'users/u1': { ...STORED, firstName: 'Paula' } });
    const profile = await loadProfile(documents, NOT_VERIFIED, log);
    expect(profile.firstName).toBe('Paula');
  });

  it('LG-02 a verified user whose sign-up was cut off gets the default profile stored', async () => {
    const documents = new FakeDocuments();
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(documents.stored['users/u1']).toEqual(profile);
  });

  it('EN-01 is read, with what is missing filled in', async () => {
    const documents = new FakeDocuments({ 'users/u1': { ...STORED, firstName: 'Paula' } });
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(profile).toMatchObject({ firstName: 'Paula', city: '', termsAccepted: false });
  });

  it('EN-01 one that is broken is an error, not a guess', async () => {
    const documents = new FakeDocuments({ 'users/u1': { uid: 7 } });
    await expect(loadProfile(documents, PRACTICE_USER, log)).rejects.toThrow('uid');
  });

  it('EN-01 takes over the address that the sign-in has now', async () => {
    const documents = new FakeDocuments({ 'users/u1': { uid: 'u1', email: 'old@lens.test' } });
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(profile.email).toBe('practice@lens.test');
    expect(documents.stored['users/u1']).toEqual(STORED);
  });

  it('EN-01 a refusal to store the address is logged, and keeps nobody out', async () => {
    const documents = new FakeDocuments({ 'users/u1': { uid: 'u1', email: 'old@lens.test' } });
    documents.update = () => Promise.reject(new Error('permission-denied'));
    const profile = await loadProfile(documents, PRACTICE_USER, log);
    expect(profile.email).toBe('practice@lens.test');
    await until(() => expect(log).toHaveBeenCalledOnce());
  });
});

describe('following a profile', () => {
  it('EN-01 hands on what is stored, and every change', () => {
    const documents = new FakeDocuments({ 'users/u1': STORED });
    const seen: string[] = [];
    const stop = watchProfile(documents, 'u1', ({ city }) => void seen.push(city), log);
    documents.change('users/u1', { ...STORED, city: 'Leon' });
    stop();
    documents.change('users/u1', { ...STORED, city: 'Lugo' });
    expect(seen).toEqual(['', 'Leon']);
  });

  it('EN-01 hands on neither nothing nor what cannot be read', () => {
    const documents = new FakeDocuments();
    const onProfile = vi.fn<() => void>();
    watchProfile(documents, 'u1', onProfile, log);
    documents.change('users/u1', { uid: 7 });
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
  ])('%s is %s', (code, problem) => {
    expect(signInProblem(new FirebaseError(code, 'x'))).toBe(problem);
  });

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
    await expect(createAuthProvider(session).checkAuth({})).rejects.toThrow(
      'No authenticated user',
    );
  });

  it.each([
    ['orders', 'list', true],
    ['orders', 'approve', false],
    ['userActivity', 'list', false],
    ['profiles', 'list', false],
    ['orders', 'delete', false],
    ['email-templates', 'list', false],
    ['letters', 'list', false],
  ])('SE-01 a customer: %s %s is %s', async (resource, action, allowed) => {
    const { session } = startFakeSession(PRACTICE_USER);
    await session.authReady;
    expect(await createAuthProvider(session).canAccess?.({ resource, action })).toBe(allowed);
  });

  it('SE-01 a super admin may list user activity, profiles and what belongs to Email Management', async () => {
    const { session } = startFakeSession(PRACTICE_USER, {
      establish: () => Promise.resolve(practiceState({ roles: ['ADMIN', 'SUPERADMIN'] })),
    });
    await session.authReady;
    const ofSupers = ['userActivity', 'profiles', 'email-templates', 'email-settings', 'letters'];
    for (const resource of ofSupers) {
      const question = { resource, action: 'list' };
      expect(await createAuthProvider(session).canAccess?.(question)).toBe(true);
    }
  });

  it('LG-03 leaves by the one way out', async () => {
    const { session } = startFakeSession(PRACTICE_USER);
    await session.authReady;
    expect(await createAuthProvider(session).logout({})).toBe(false);
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
  });
});
