// @vitest-environment jsdom
import {
  ActionCodeURL,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  closeAuthApps,
  freshEmail,
  latestCode,
  openWebAuth,
  protectEmails,
} from './support/auth-apps.ts';
import { openTarget } from './support/target.ts';
import type { FirebaseTarget } from './support/target.ts';

let target: FirebaseTarget;
let auth: Auth;
let email: string;
let user: User;

beforeAll(async () => {
  target = await openTarget();
  await protectEmails(target);
});

afterAll(async () => {
  await closeAuthApps();
  await target.close();
});

beforeEach(async () => {
  auth = openWebAuth(target);
  email = freshEmail();
  ({ user } = await createUserWithEmailAndPassword(auth, email, PASSWORD));
});

const coded = (code: string) => expect.objectContaining({ code });

describe('the verification of an e-mail', () => {
  it('AU-03 counts once its code is applied, and only once', async () => {
    await sendEmailVerification(user);
    const { oobCode } = await latestCode(target, email);
    const info = await checkActionCode(auth, oobCode);
    expect(info).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
    await applyActionCode(auth, oobCode);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    await expect(applyActionCode(auth, oobCode)).rejects.toThrow(coded('auth/invalid-action-code'));
  });

  it('sends a link that the SDK can read, with the page to go on to', async () => {
    auth.languageCode = 'de';
    await sendEmailVerification(user, { url: 'http://localhost:3000/customer/home' });
    const { oobLink, oobCode } = await latestCode(target, email);
    expect(ActionCodeURL.parseLink(oobLink)).toMatchObject({
      code: oobCode,
      operation: 'VERIFY_EMAIL',
      continueUrl: 'http://localhost:3000/customer/home',
    });
  });

  it('is nothing a made-up code can do', async () => {
    await expect(applyActionCode(auth, 'made-up')).rejects.toThrow(
      coded('auth/invalid-action-code'),
    );
  });
});

describe('a forgotten password', () => {
  it('is set anew by a code, which verifies the e-mail and ends old sessions', async () => {
    await sendPasswordResetEmail(auth, email);
    const { oobCode } = await latestCode(target, email);
    expect(await verifyPasswordResetCode(auth, oobCode)).toBe(email);
    await expect(confirmPasswordReset(auth, oobCode, '12345')).rejects.toThrow(
      coded('auth/weak-password'),
    );
    await confirmPasswordReset(auth, oobCode, 'a new horse');
    await expect(confirmPasswordReset(auth, oobCode, 'once more')).rejects.toThrow(
      coded('auth/invalid-action-code'),
    );
    const again = await signInWithEmailAndPassword(openWebAuth(target), email, 'a new horse');
    expect(again.user.emailVerified).toBe(true);
  });

  it('gets no code where there is no account, and nobody is told', async () => {
    const unknown = freshEmail();
    await expect(sendPasswordResetEmail(auth, unknown)).resolves.toBeUndefined();
    await expect(latestCode(target, unknown)).rejects.toThrow('No code');
  });
});

describe('a change of e-mail', () => {
  it('happens when the new address has answered', async () => {
    const newEmail = freshEmail();
    await verifyBeforeUpdateEmail(user, newEmail);
    const { oobCode } = await latestCode(target, email);
    expect(await checkActionCode(auth, oobCode)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: newEmail, previousEmail: email },
    });
    await applyActionCode(auth, oobCode);
    const again = await signInWithEmailAndPassword(openWebAuth(target), newEmail, PASSWORD);
    expect(again.user).toMatchObject({ uid: user.uid, email: newEmail, emailVerified: true });
  });
});
