// @vitest-environment jsdom

import {
  PASSWORD,
  discloseEmails,
  freshEmail,
  latestCode,
  openSuite,
  openWebAuth,
  openWebApp,
} from 'embedded-firebase/tests/sdk/support/auth-apps.ts';
import {
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
  type User,
} from 'firebase/auth';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import type { AuthFlow } from '#providers/firebase/auth-flow.ts';
import { firebaseAuthFlow } from '#providers/firebase/firebase-auth-flow.ts';
import { firebaseAuthPort } from '#providers/firebase/firebase-auth.ts';
import { keepAgain, KEPT_IN } from '#providers/firebase/kept-sign-in.ts';
import { laterAuthFlow } from '#providers/firebase/later-auth-flow.ts';

const target = await openSuite();

// VA-01: as the portal has it.
await discloseEmails(target);

let auth: Auth;
let authFlow: AuthFlow;
let email: string;

beforeEach(() => {
  sessionStorage.clear();
  auth = openWebAuth(target);
  authFlow = laterAuthFlow(auth, () => Promise.reject(new Error('Not asked')));
  email = freshEmail();
});

/** Tokens tell their time in seconds: one of the same second outlives what ends the older ones. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1_000);
  await until(() => expect(Math.floor(Date.now() / 1_000)).toBeGreaterThan(second));
}

const signUp = () => authFlow.createAccount({ email, password: PASSWORD, displayName: 'Nora New' });
const codeFor = async (address: string) => (await latestCode(target, address)).oobCode;

/** Our server has Firebase make the links; the auth flow only uses them. */
function current(): User {
  if (!auth.currentUser) throw new Error('Nobody is signed in');
  return auth.currentUser;
}

const refused = (problem: string) => expect.objectContaining({ problem });

describe('LG-02 an account', () => {
  it('is made, signed in, named, and not verified', async () => {
    const user = await signUp();
    expect(user).toEqual({ uid: auth.currentUser?.uid, email, emailVerified: false });
    expect(auth.currentUser?.displayName).toBe('Nora New');
  });

  it('tells that the address is known', async () => {
    await signUp();
    await expect(signUp()).rejects.toEqual(refused('email-in-use'));
  });

  it.each([
    ['password-weak', { password: '12345' }],
    ['email-invalid', { email: 'nonsense' }],
  ])('tells what is wrong: %s', async (problem, over) => {
    const account = { email, password: PASSWORD, displayName: 'Nora New', ...over };
    await expect(authFlow.createAccount(account)).rejects.toEqual(refused(problem));
  });
});

describe('RT-03 the verification', () => {
  it('works once', async () => {
    await signUp();
    await sendEmailVerification(current());
    const { oobCode } = await latestCode(target, email);
    const facts = await authFlow.readLink(oobCode);
    expect(facts).toMatchObject({ action: 'verifyEmail', email });
    await authFlow.applyLink(oobCode);
    const user = await firebaseAuthPort(auth).reload();
    expect(user?.emailVerified).toBe(true);
    await expect(authFlow.applyLink(oobCode)).rejects.toEqual(refused('link-used'));
    await expect(authFlow.readLink(oobCode)).rejects.toEqual(refused('link-used'));
  });

  it('and another address are not possible for nobody', async () => {
    const nobody = 'No authenticated user';
    await expect(authFlow.sendVerification()).rejects.toThrow(nobody);
    await expect(authFlow.changeAddress(freshEmail())).rejects.toThrow(nobody);
  });
});

describe('VA-01 a forgotten password', () => {
  it('is set anew by the link, and ends the sign-ins that there are', async () => {
    await signUp();
    await sendPasswordResetEmail(auth, email);
    const code = await codeFor(email);
    expect(await authFlow.readLink(code)).toMatchObject({ action: 'resetPassword', email });
    await expect(authFlow.setPassword(code, '12345')).rejects.toEqual(refused('password-weak'));
    await authFlow.setPassword(code, 'a new horse');
    await expect(authFlow.setPassword(code, 'once more')).rejects.toEqual(refused('link-used'));
    await signInWithEmailAndPassword(openWebAuth(target), email, 'a new horse');
  });
});

describe('RT-03 another address', () => {
  it('counts once its link was opened; the sign-in under the old one ends', async () => {
    await signUp();
    const newEmail = freshEmail();
    await verifyBeforeUpdateEmail(current(), newEmail);
    const code = await codeFor(email);
    expect(await authFlow.readLink(code)).toEqual({
      action: 'verifyAndChangeEmail',
      email: newEmail,
      previousEmail: email,
    });
    await nextSecond();
    await authFlow.applyLink(code);
    const port = firebaseAuthPort(auth);
    await expect(port.reload()).rejects.toThrow('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
    const again = openWebAuth(target);
    await signInWithEmailAndPassword(again, newEmail, PASSWORD);
    expect(again.currentUser?.emailVerified).toBe(true);
  });

  it('takes the password again, and no wrong one', async () => {
    await signUp();
    await expect(authFlow.confirmPassword('wrong horse')).rejects.toEqual(
      refused('password-wrong'),
    );
    await authFlow.confirmPassword(PASSWORD);
  });
});

it('LG-03 a user who is gone is signed out when the token is to be renewed', async () => {
  await signUp();
  const other = openWebAuth(target);
  await signInWithEmailAndPassword(other, email, PASSWORD);
  await other.currentUser?.delete();
  await expect(firebaseAuthPort(auth).token(true)).rejects.toThrow('auth/');
  expect(auth.currentUser).toBeNull();
});

/** What whoever comes back to the page would find. */
const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));

function openBrowser() {
  const auth = initializeAuth(openWebApp(target), { persistence: KEPT_IN });
  const { host, port } = target.auth;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  const authFlow = firebaseAuthFlow(auth, () => Promise.reject(new Error('Not asked')));
  return { auth, port: firebaseAuthPort(auth), authFlow };
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that opens', 'success', indexedDBLocalPersistence],
  ['that does not, as in some private windows', 'error', browserLocalPersistence],
])('LG-03 the next sign-in is kept where it can be: a database %s', async (_, outcome, kept) => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  const open = () => {
    const opening = Object.assign(new EventTarget(), { result: { close: () => undefined } });
    queueMicrotask(() => opening.dispatchEvent(new Event(outcome)));
    return opening;
  };
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  const setPersistence = vi.fn<Auth['setPersistence']>(() => Promise.resolve());
  await keepAgain({ setPersistence } as Partial<Auth> as Auth);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(kept);
  expect(setPersistence.mock.calls[0]?.[0]).toBe(kept);
  expect(deleteDatabase).toHaveBeenCalledTimes(outcome === 'success' ? 1 : 0);
});

describe('LG-03 the sign-in that a browser keeps', () => {
  it('is forgotten at once, while the page can still say its last, and kept again at the next sign-in', async () => {
    const { auth, port, authFlow } = openBrowser();
    await authFlow.createAccount({ email, password: PASSWORD, displayName: 'Nora New' });
    expect(isKept()).toBe(true);
    const told: (string | undefined)[] = [];
    const stop = port.onUser((user) => told.push(user?.email));
    await port.token(false);
    await port.forget();
    expect(isKept()).toBe(false);
    expect(auth.currentUser?.email).toBe(email);
    expect(await port.token(true)).toMatch(/\./);
    expect(isKept()).toBe(false);
    await port.signOut();
    expect(auth.currentUser).toBeNull();
    await port.signIn(email, PASSWORD);
    expect(isKept()).toBe(true);
    expect(told.at(-1)).toBe(email);
    stop();
    await port.forget();
    await port.signOut();
  });
});
