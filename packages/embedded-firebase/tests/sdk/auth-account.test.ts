// @vitest-environment jsdom
import {
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  getIdTokenResult,
  reload,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  closeAuthApps,
  coded,
  freshEmail,
  openSuite,
  openWebAuth,
} from './support/auth-apps.ts';

const target = await openSuite();
afterEach(closeAuthApps);

let auth: Auth;
let email: string;
let user: User;

describe('LG-02 an account of one’s own', () => {
  beforeEach(async () => {
    auth = openWebAuth(target);
    email = freshEmail();
    ({ user } = await createUserWithEmailAndPassword(auth, email, PASSWORD));
  });

  it('is signed in by its creation', async () => {
    expect(auth.currentUser).toBe(user);
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData).toEqual([expect.objectContaining({ providerId: 'password', email })]);
    const { claims, signInProvider, expirationTime } = await getIdTokenResult(user);
    expect(claims).toMatchObject({ sub: user.uid, email, email_verified: false });
    expect(signInProvider).toBe('password');
    expect(Date.parse(expirationTime)).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('signs out and in again', async () => {
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, email.toUpperCase(), PASSWORD);
    expect(again.user.uid).toBe(user.uid);
  });

  it('does not tell a wrong password from an unknown account', async () => {
    const wrong = signInWithEmailAndPassword(auth, email, 'wrong password');
    await expect(wrong).rejects.toThrow(coded('auth/invalid-credential'));
    const unknown = signInWithEmailAndPassword(auth, freshEmail(), PASSWORD);
    await expect(unknown).rejects.toThrow(coded('auth/invalid-credential'));
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
  });

  it('keeps its name and picture, in the token too', async () => {
    await updateProfile(user, { displayName: 'Ада Л.', photoURL: 'http://localhost/ada.png' });
    await user.getIdToken(true);
    const { claims } = await getIdTokenResult(user);
    expect(claims).toMatchObject({ name: 'Ада Л.', picture: 'http://localhost/ada.png' });
    const elsewhere = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    expect(elsewhere.user.displayName).toBe('Ада Л.');
  });

  it('a password changes, and the session goes on', async () => {
    await updatePassword(user, 'a better horse');
    await reload(user);
    await expect(user.getIdToken(true)).resolves.toMatch(/\./);
    const old = signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    await expect(old).rejects.toThrow(coded('auth/invalid-credential'));
    await signInWithEmailAndPassword(openWebAuth(target), email, 'a better horse');
  });

  it('deleting oneself ends sign-in and sessions', async () => {
    const elsewhere = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    const again = signInWithEmailAndPassword(auth, email, PASSWORD);
    await expect(again).rejects.toThrow(coded('auth/invalid-credential'));
    await expect(reload(elsewhere.user)).rejects.toThrow(coded('auth/user-token-expired'));
  });
});
