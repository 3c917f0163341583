// @vitest-environment jsdom
import type { App } from 'firebase-admin/app';
import type { Auth as AdminAuth } from 'firebase-admin/auth';
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAILS_PER_ADDRESS } from '#local-firebase/identity/limits.ts';
import { adminApp, adminAuth } from './support/admin-sdk.ts';
import { PASSWORD, closeAuthApps, freshEmail, openWebAuth } from './support/auth-apps.ts';
import { openClockedIdentity } from './support/clocked-identity.ts';
import type { ClockedIdentity } from './support/clocked-identity.ts';

/** What firebase-admin does to the session that a browser has, on a clock that the test moves. */
let identity: ClockedIdentity;
let app: App;
let admin: AdminAuth;
let auth: Auth;
let email: string;
let user: User;

beforeEach(async () => {
  identity = await openClockedIdentity();
  const { host, port } = identity.target.auth;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `${host}:${port}`);
  app = adminApp.initializeApp({ projectId: identity.target.projectId }, freshEmail());
  admin = adminAuth.getAuth(app);
  auth = openWebAuth(identity.target);
  email = freshEmail();
  // A revocation names a second of firebase-admin's own clock: the sign-in lies some before it.
  identity.advance(-5000);
  ({ user } = await createUserWithEmailAndPassword(auth, email, PASSWORD));
  identity.advance(5000);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await closeAuthApps();
  await adminApp.deleteApp(app);
  await identity.close();
});

const coded = (code: unknown) => expect.objectContaining({ code });
const signInElsewhere = (password = PASSWORD) =>
  signInWithEmailAndPassword(openWebAuth(identity.target), email, password);

describe('SE-02 the session of a user', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['whose sessions were revoked', () => admin.revokeRefreshTokens(user.uid), 'token-expired'],
    [
      'with a new password',
      () => admin.updateUser(user.uid, { password: 'a new horse' }),
      'token-expired',
    ],
    [
      'with a new e-mail',
      () => admin.updateUser(user.uid, { email: freshEmail() }),
      'token-expired',
    ],
    ['who was deleted', () => admin.deleteUser(user.uid), 'token-expired'],
    ['who was disabled', () => admin.updateUser(user.uid, { disabled: true }), 'disabled'],
  ])('%s is neither renewed nor taken for good', async (_which, end, why) => {
    const token = await user.getIdToken();
    await end();
    await expect(admin.verifyIdToken(token, true)).rejects.toThrow(
      coded(expect.stringMatching(/^auth\/(id-token-revoked|user-(disabled|not-found))$/)),
    );
    await expect(user.getIdToken(true)).rejects.toThrow(coded(`auth/user-${why}`));
    expect(auth.currentUser).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['claims', () => admin.setCustomUserClaims(user.uid, { role: 'admin' })],
    ['a verified e-mail', () => admin.updateUser(user.uid, { emailVerified: true })],
    ['a name', () => admin.updateUser(user.uid, { displayName: 'Ada' })],
  ])('who got %s goes on', async (_what, change) => {
    await change();
    await expect(admin.verifyIdToken(await user.getIdToken(), true)).resolves.toBeDefined();
    await user.getIdToken(true);
  });

  it('who is enabled again goes on, unless it was revoked as well', async () => {
    await admin.updateUser(user.uid, { disabled: true });
    await admin.updateUser(user.uid, { disabled: false });
    await user.getIdToken(true);
    await admin.updateUser(user.uid, { disabled: true });
    await admin.revokeRefreshTokens(user.uid);
    await admin.updateUser(user.uid, { disabled: false });
    await expect(user.getIdToken(true)).rejects.toThrow(coded('auth/user-token-expired'));
  });

  it('keeps the second of its sign-in over all renewals', async () => {
    const first = await admin.verifyIdToken(await user.getIdToken());
    identity.advance(3_600_000);
    const renewed = await admin.verifyIdToken(await user.getIdToken(true));
    expect(renewed.auth_time).toBe(first.auth_time);
    expect(renewed.iat).toBeGreaterThan(first.iat);
  });

  it('that begins after a revocation is a new one', async () => {
    await admin.revokeRefreshTokens(user.uid);
    identity.advance(1000);
    const { user: again } = await signInElsewhere();
    await expect(admin.verifyIdToken(await again.getIdToken(), true)).resolves.toBeDefined();
    await reload(again);
  });
});

describe('VA-01 a link for a new password from firebase-admin', () => {
  it('leads back to where it says, and works once', async () => {
    const url = 'http://127.0.0.1:3000/auth/login?from=reset';
    const link = new URL(await admin.generatePasswordResetLink(email, { url }));
    expect(link.searchParams.get('continueUrl')).toBe(url);
    const code = link.searchParams.get('oobCode') ?? '';
    await confirmPasswordReset(auth, code, 'a new horse');
    expect((await signInElsewhere('a new horse')).user.uid).toBe(user.uid);
    await expect(confirmPasswordReset(auth, code, 'once more')).rejects.toThrow(
      coded('auth/invalid-action-code'),
    );
  });

  it('does not lead to a stranger', async () => {
    const url = 'https://stranger.test/';
    await expect(admin.generatePasswordResetLink(email, { url })).rejects.toThrow(
      coded('auth/unauthorized-continue-uri'),
    );
  });

  it('counts for no limit and sends no mail', async () => {
    for (let link = 0; link <= MAILS_PER_ADDRESS; link += 1)
      await admin.generatePasswordResetLink(email);
    expect(identity.mails).toEqual([]);
    await sendPasswordResetEmail(auth, email);
    expect(identity.mails).toHaveLength(1);
  });
});
