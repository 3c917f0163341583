// @vitest-environment jsdom
import type { App } from 'firebase-admin/app';
import type { Auth as AdminAuth } from 'firebase-admin/auth';
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminApp, adminAuth } from './support/admin-sdk.ts';
import {
  PASSWORD,
  closeAuthApps,
  freshEmail,
  latestCode,
  openWebAuth,
} from './support/auth-apps.ts';
import { openTarget } from './support/target.ts';
import type { FirebaseTarget } from './support/target.ts';

/** Long enough for Firebase, and not for the policy. */
const SEVEN = 'seven77';
const TOO_LONG = 'x'.repeat(129);

let target: FirebaseTarget;
let app: App;
let admin: AdminAuth;

beforeAll(async () => {
  target = await openTarget();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `${target.auth.host}:${target.auth.port}`);
  app = adminApp.initializeApp({ projectId: target.projectId });
  admin = adminAuth.getAuth(app);
});
afterAll(async () => {
  await setPolicy('OFF');
  vi.unstubAllEnvs();
  await closeAuthApps();
  await adminApp.deleteApp(app);
  await target.close();
});
beforeEach(() => setPolicy('ENFORCE'));

function setPolicy(enforcementState: 'ENFORCE' | 'OFF') {
  const constraints = { minLength: 8, maxLength: 128 };
  return admin.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: { enforcementState, forceUpgradeOnSignin: false, constraints },
  });
}

const refused = expect.objectContaining({ code: 'auth/password-does-not-meet-requirements' });
const signUp = (password: string, email = freshEmail()) =>
  createUserWithEmailAndPassword(openWebAuth(target), email, password);

describe('SE-12 the password policy of the project', () => {
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
