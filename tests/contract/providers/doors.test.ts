// @vitest-environment jsdom
import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doors } from '#providers/firebase/doors.ts';
import { firebaseAuthPort } from '#providers/firebase/firebase-auth.ts';
import { firebaseDoors } from '#providers/firebase/firebase-doors.ts';
import { pauseLeft } from '#providers/firebase/message-pause.ts';
import type { MessageKind } from '#providers/firebase/message-pause.ts';
import { readTab } from '#providers/browser/tab-memory.ts';
import {
  PASSWORD,
  closeAuthApps,
  discloseEmails,
  freshEmail,
  latestCode,
  openWebAuth,
} from '../firebase/support/auth-apps.ts';
import { openTarget } from '../firebase/support/target.ts';
import type { FirebaseTarget } from '../firebase/support/target.ts';

let target: FirebaseTarget;
let auth: Auth;
let doors: Doors;
let email: string;

beforeAll(async () => {
  target = await openTarget();
  // VA-01: as the portal has it.
  await discloseEmails(target);
});
afterAll(async () => {
  await closeAuthApps();
  await target.close();
});
beforeEach(() => {
  sessionStorage.clear();
  auth = openWebAuth(target);
  doors = firebaseDoors(auth, { apiUrl: 'http://unused.test/api', log: () => undefined });
  email = freshEmail();
});

/** Tokens tell their time in seconds: one of the same second outlives what ends the older ones. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1_000);
  await vi.waitUntil(() => Math.floor(Date.now() / 1_000) > second, { timeout: 30_000 });
}

const signUp = () => doors.createAccount({ email, password: PASSWORD, displayName: 'Nora New' });
const codeFor = async (address: string) => (await latestCode(target, address)).oobCode;
const isPaused = (kind: MessageKind) => pauseLeft(kind, Date.now()) > 0;
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
    await expect(doors.createAccount(account)).rejects.toEqual(refused(problem));
  });
});

describe('RT-03 the verification', () => {
  it('is sent in the language on the screen, noted, and works once', async () => {
    await signUp();
    doors.speak('es');
    await doors.sendVerification();
    expect(isPaused('verification')).toBe(true);
    const { oobLink, oobCode } = await latestCode(target, email);
    expect(new URL(oobLink).searchParams.get('lang')).toBe('es');
    const facts = await doors.readLink(oobCode);
    expect(facts).toMatchObject({ action: 'verifyEmail', email });
    await doors.applyLink(oobCode);
    const user = await firebaseAuthPort(auth).reload();
    expect(user?.emailVerified).toBe(true);
    await expect(doors.applyLink(oobCode)).rejects.toEqual(refused('link-used'));
    await expect(doors.readLink(oobCode)).rejects.toEqual(refused('link-used'));
  });

  it('is limited by Firebase too, and a message that was refused is not noted', async () => {
    await signUp();
    const sendAll = async (): Promise<void> => {
      for (let sent = 0; sent < 25; sent += 1) await doors.sendVerification();
    };
    await expect(sendAll()).rejects.toEqual(refused('throttled'));
    sessionStorage.clear();
    await expect(doors.sendVerification()).rejects.toEqual(refused('throttled'));
    expect(isPaused('verification')).toBe(false);
  });

  it('of an account that is gone does nothing', async () => {
    await signUp();
    await doors.sendVerification();
    const code = await codeFor(email);
    await auth.currentUser?.delete();
    const reading = doors.readLink(code);
    await expect(reading).rejects.toMatchObject({
      problem: expect.stringMatching(/^(?:deleted|link-used)$/),
    });
  });

  it('is not possible for nobody', async () => {
    await expect(doors.sendVerification()).rejects.toThrow('No authenticated user');
  });
});

describe('VA-01 a forgotten password', () => {
  it('is set anew by the link, and ends the sign-ins that there are', async () => {
    await signUp();
    // Our server has Firebase make the link; the doors only use it.
    await sendPasswordResetEmail(auth, email);
    const code = await codeFor(email);
    expect(await doors.readLink(code)).toMatchObject({ action: 'resetPassword', email });
    await expect(doors.setPassword(code, '12345')).rejects.toEqual(refused('password-weak'));
    await doors.setPassword(code, 'a new horse');
    await expect(doors.setPassword(code, 'once more')).rejects.toEqual(refused('link-used'));
    await signInWithEmailAndPassword(openWebAuth(target), email, 'a new horse');
  });
});

describe('RT-03 another address', () => {
  it('counts once its link was opened; the sign-in under the old one ends', async () => {
    await signUp();
    const newEmail = freshEmail();
    await doors.changeAddress(newEmail);
    expect(readTab('new-address')).toBe(newEmail);
    const code = await codeFor(email);
    expect(await doors.readLink(code)).toEqual({
      action: 'verifyAndChangeEmail',
      email: newEmail,
      previousEmail: email,
    });
    await nextSecond();
    await doors.applyLink(code);
    const port = firebaseAuthPort(auth);
    await expect(port.reload()).rejects.toThrow('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
    const again = openWebAuth(target);
    await signInWithEmailAndPassword(again, newEmail, PASSWORD);
    expect(again.currentUser?.emailVerified).toBe(true);
  });

  it('that is somebody else’s is refused', async () => {
    const taken = email;
    await signUp();
    email = freshEmail();
    await signUp();
    await expect(doors.changeAddress(taken)).rejects.toEqual(refused('email-in-use'));
    expect(readTab('new-address')).toBeNull();
  });

  it('takes the password again, and no wrong one', async () => {
    await signUp();
    await expect(doors.confirmPassword('wrong horse')).rejects.toEqual(refused('password-wrong'));
    await doors.confirmPassword(PASSWORD);
  });
});

describe('LG-03 a user who is gone', () => {
  it('is signed out when the token is to be renewed', async () => {
    await signUp();
    const other = openWebAuth(target);
    await signInWithEmailAndPassword(other, email, PASSWORD);
    await other.currentUser?.delete();
    await expect(firebaseAuthPort(auth).token(true)).rejects.toThrow('auth/');
    expect(auth.currentUser).toBeNull();
  });
});
