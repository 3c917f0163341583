// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthProvider } from '#providers/auth.ts';
import type { Documents } from '#providers/documents.ts';
import { signInProblem } from '#providers/firebase-auth.ts';
import { acceptTerms, loadProfile } from '#providers/profiles.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import { practiceState, startFakeSession } from './session-fixture.ts';

beforeEach(() => localStorage.clear());

/** Documents in memory, by `collection/id`. */
function fakeDocuments(stored: Record<string, Record<string, unknown>>): Documents {
  return {
    read: (collection, id) => Promise.resolve(stored[`${collection}/${id}`] ?? null),
    write: (collection, id, data) => {
      stored[`${collection}/${id}`] = data;
      return Promise.resolve();
    },
    update: (collection, id, data) => {
      stored[`${collection}/${id}`] = { ...stored[`${collection}/${id}`], ...data };
      return Promise.resolve();
    },
    forget: () => Promise.resolve(),
  };
}

describe('profiles', () => {
  it('LG-01 is an empty one where none is stored', async () => {
    const profile = await loadProfile(fakeDocuments({}), PRACTICE_USER);
    expect(profile).toMatchObject({ uid: 'u1', email: 'practice@lens.test', firstName: '' });
  });

  it('EN-01 is read, with what is missing filled in', async () => {
    const stored = { uid: 'u1', email: 'p@lens.test', firstName: 'Paula' };
    const profile = await loadProfile(fakeDocuments({ 'users/u1': stored }), PRACTICE_USER);
    expect(profile).toMatchObject({ firstName: 'Paula', city: '', termsAccepted: false });
  });

  it('EN-01 one that is broken is an error, not a guess', async () => {
    const documents = fakeDocuments({ 'users/u1': { uid: 7 } });
    await expect(loadProfile(documents, PRACTICE_USER)).rejects.toThrow('uid');
  });

  it('LG-04 accepts the terms with a date, and touches nothing else', async () => {
    const stored = { 'users/u1': { uid: 'u1', city: 'Leon' } };
    await acceptTerms(fakeDocuments(stored), 'u1', new Date('2026-11-20T10:00:00Z'));
    expect(stored['users/u1']).toEqual({
      uid: 'u1',
      city: 'Leon',
      termsAccepted: true,
      termsAcceptedDate: '2026-11-20T10:00:00.000Z',
    });
  });

  it('VA-04 without a profile there is nothing to accept them in', async () => {
    const accepting = acceptTerms(fakeDocuments({}), 'u1', new Date());
    await expect(accepting).rejects.toThrow('User data not found');
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
    ['orders', 'delete', false],
  ])('SE-01 a customer: %s %s is %s', async (resource, action, allowed) => {
    const { session } = startFakeSession(PRACTICE_USER);
    await session.authReady;
    expect(await createAuthProvider(session).canAccess?.({ resource, action })).toBe(allowed);
  });

  it('SE-01 a super admin may list user activity', async () => {
    const { session } = startFakeSession(PRACTICE_USER, {
      establish: () => Promise.resolve(practiceState({ roles: ['ADMIN', 'SUPERADMIN'] })),
    });
    await session.authReady;
    const question = { resource: 'userActivity', action: 'list' };
    expect(await createAuthProvider(session).canAccess?.(question)).toBe(true);
  });

  it('LG-03 leaves by the one way out', async () => {
    const { session } = startFakeSession(PRACTICE_USER);
    await session.authReady;
    expect(await createAuthProvider(session).logout({})).toBe(false);
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
  });
});
