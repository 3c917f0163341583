// @vitest-environment jsdom
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
} from 'firebase/auth';
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { openAdmin } from './support/admin-sdk.ts';
import {
  PASSWORD,
  coded,
  freshEmail,
  latestCode,
  openSuite,
  openWebAuth,
} from './support/auth-apps.ts';

const target = await openSuite();
const { admin, close } = openAdmin(target);
afterAll(close);

describe('users through firebase-admin', () => {
  it('FN-05 are made, found, changed and deleted', async () => {
    const email = freshEmail();
    const made = await admin.createUser({ email, password: PASSWORD, displayName: 'Ada' });
    expect(made).toMatchObject({ email, displayName: 'Ada', emailVerified: false });
    expect((await admin.getUserByEmail(email)).uid).toBe(made.uid);
    const changed = await admin.updateUser(made.uid, {
      emailVerified: true,
      displayName: null,
      phoneNumber: '+4930123456',
    });
    expect(changed).toMatchObject({ emailVerified: true, phoneNumber: '+4930123456' });
    expect(changed.displayName).toBeUndefined();
    expect((await admin.getUserByPhoneNumber('+4930123456')).uid).toBe(made.uid);
    await admin.deleteUser(made.uid);
    await expect(admin.getUser(made.uid)).rejects.toThrow(coded('auth/user-not-found'));
  });

  it.each([
    ['auth/email-already-exists', (uid: string, email: string) => ({ uid: `${uid}x`, email })],
    ['auth/uid-already-exists', (uid: string) => ({ uid })],
  ])('are refused with %s', async (code, again) => {
    const { uid, email = '' } = await admin.createUser({ email: freshEmail() });
    await expect(admin.createUser(again(uid, email))).rejects.toThrow(coded(code));
  });

  it('are found and deleted several at a time', async () => {
    const users = await Promise.all([1, 2].map(() => admin.createUser({ email: freshEmail() })));
    const identifiers = [...users.map(({ uid }) => ({ uid })), { email: freshEmail() }];
    const found = await admin.getUsers(identifiers);
    expect([found.users.length, found.notFound.length]).toEqual([2, 1]);
    const result = await admin.deleteUsers(users.map(({ uid }) => uid));
    expect(result).toMatchObject({ successCount: 2, failureCount: 0 });
  });

  it('AU-06 carry claims into the next token', async () => {
    const email = freshEmail();
    const { uid } = await admin.createUser({ email, password: PASSWORD });
    const { user } = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    await admin.setCustomUserClaims(uid, { role: 'admin', isSuperAdmin: true });
    const before = await admin.verifyIdToken(await user.getIdToken());
    expect(before.role).toBeUndefined();
    const after = await admin.verifyIdToken(await user.getIdToken(true));
    expect(after).toMatchObject({ uid, role: 'admin', isSuperAdmin: true });
    expect((await admin.getUser(uid)).customClaims).toEqual({ role: 'admin', isSuperAdmin: true });
    await admin.setCustomUserClaims(uid, null);
    expect(await admin.verifyIdToken(await user.getIdToken(true))).not.toHaveProperty('role');
  });

  it('sign in with a custom token', async () => {
    const token = await admin.createCustomToken(`custom-${freshEmail()}`, { invited: true });
    const { user } = await signInWithCustomToken(openWebAuth(target), token);
    const decoded = await admin.verifyIdToken(await user.getIdToken());
    expect(decoded).toMatchObject({ invited: true, firebase: { sign_in_provider: 'custom' } });
  });

  it('get links instead of e-mails', async () => {
    const email = freshEmail();
    await admin.createUser({ email });
    expect(await admin.generatePasswordResetLink(email)).toContain('mode=resetPassword');
    expect(await admin.generateEmailVerificationLink(email)).toContain('mode=verifyEmail');
    const newEmail = freshEmail();
    expect(await admin.generateVerifyAndChangeEmailLink(email, newEmail)).toContain(
      'mode=verifyAndChangeEmail',
    );
    await expect(admin.generatePasswordResetLink(freshEmail())).rejects.toThrow(
      coded('auth/email-not-found'),
    );
  });
});

/** Long enough for Firebase, and not for the policy. */
const SEVEN = 'seven77';
const TOO_LONG = 'x'.repeat(129);

function setPolicy(enforcementState: 'ENFORCE' | 'OFF') {
  const constraints = { minLength: 8, maxLength: 128 };
  return admin.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: { enforcementState, forceUpgradeOnSignin: false, constraints },
  });
}

const refused = coded('auth/password-does-not-meet-requirements');
const signUp = (password: string, email = freshEmail()) =>
  createUserWithEmailAndPassword(openWebAuth(target), email, password);

describe('SE-12 the password policy of the project', () => {
  beforeEach(() => setPolicy('ENFORCE'));
  afterEach(() => setPolicy('OFF'));

  it('is told to the administrator and to browsers', async () => {
    const { passwordPolicyConfig } = await admin.projectConfigManager().getProjectConfig();
    expect(passwordPolicyConfig).toMatchObject({
      enforcementState: 'ENFORCE',
      constraints: { minLength: 8, maxLength: 128 },
    });
    const auth = openWebAuth(target);
    const valid = async (password: string) => (await validatePassword(auth, password)).isValid;
    expect([await valid(SEVEN), await valid(PASSWORD), await valid(TOO_LONG)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('holds for a sign-up', async () => {
    await expect(signUp(SEVEN)).rejects.toEqual(refused);
    await expect(signUp(TOO_LONG)).rejects.toEqual(refused);
    await signUp('eight888');
    await signUp('x'.repeat(128));
  });

  it('holds for the link of a forgotten password, which then still works', async () => {
    const email = freshEmail();
    const auth = openWebAuth(target);
    await signUp(PASSWORD, email);
    await sendPasswordResetEmail(auth, email);
    const { oobCode } = await latestCode(target, email);
    await expect(confirmPasswordReset(auth, oobCode, SEVEN)).rejects.toEqual(refused);
    await confirmPasswordReset(auth, oobCode, 'eight888');
    await signInWithEmailAndPassword(auth, email, 'eight888');
  });

  it('holds for a change from a browser', async () => {
    const { user } = await signUp(PASSWORD);
    await expect(updatePassword(user, SEVEN)).rejects.toEqual(refused);
    await updatePassword(user, 'eight888');
  });

  it('keeps nobody out who has a shorter password already, and can be switched off', async () => {
    const email = freshEmail();
    await setPolicy('OFF');
    await signUp(SEVEN, email);
    await setPolicy('ENFORCE');
    const { user } = await signInWithEmailAndPassword(openWebAuth(target), email, SEVEN);
    expect(user.email).toBe(email);
  });
});
