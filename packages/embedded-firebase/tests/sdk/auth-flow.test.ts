// @vitest-environment jsdom
import {
  ActionCodeURL,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAILS_PER_ADDRESS } from '#src/identity/accounts/limits.ts';
import { openAdmin, type Admin } from './support/admin-sdk.ts';
import { PASSWORD, closeAuthApps, coded, freshEmail, openWebAuth } from './support/auth-apps.ts';
import { openClockedIdentity } from './support/clocked-identity.ts';
import type { ClockedIdentity } from './support/clocked-identity.ts';

/**
 * What the pages of sign-up, verification and forgotten password meet, and what firebase-admin does to the session that a
 * browser has, on a clock that the test moves.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let identity: ClockedIdentity;
let admin: Admin['admin'];
let close: Admin['close'];
let auth: Auth;
let email: string;
let user: User;

beforeEach(async () => {
  identity = await openClockedIdentity();
  ({ admin, close } = openAdmin(identity.target));
  auth = openWebAuth(identity.target);
  email = freshEmail();
  // A revocation names a second of firebase-admin's own clock: the sign-in lies some before it.
  identity.advance(-5000);
  ({ user } = await createUserWithEmailAndPassword(auth, email, PASSWORD));
  identity.advance(5000);
});

afterEach(async () => {
  await closeAuthApps();
  await close();
  await identity.close();
});

const EXPIRED = coded('auth/user-token-expired');
const USED = coded('auth/invalid-action-code');
const signedInElsewhere = async (address = email, password = PASSWORD) =>
  (await signInWithEmailAndPassword(openWebAuth(identity.target), address, password)).user;

/** The code of the mail that was sent last. */
function mailedCode(): string {
  const mail = identity.mails.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail.oobCode;
}

async function verificationCode(): Promise<string> {
  await sendEmailVerification(user);
  return mailedCode();
}

async function resetCode(): Promise<string> {
  await sendPasswordResetEmail(auth, email);
  return mailedCode();
}

async function changeCode(newEmail: string): Promise<string> {
  await verifyBeforeUpdateEmail(user, newEmail);
  return mailedCode();
}

const CODES = [
  ['VERIFY_EMAIL', verificationCode, applyActionCode, 3 * DAY],
  ['PASSWORD_RESET', resetCode, verifyPasswordResetCode, HOUR],
  ['VERIFY_AND_CHANGE_EMAIL', () => changeCode(freshEmail()), applyActionCode, 3 * DAY],
] as const;

describe.each(CODES)('a code for %s', (operation, send, use, life) => {
  it('tells what it is for and whom it is for', async () => {
    const info = await checkActionCode(auth, await send());
    expect(info.operation).toBe(operation);
    const whose = operation === 'VERIFY_AND_CHANGE_EMAIL' ? 'previousEmail' : 'email';
    expect(info.data[whose]).toBe(email);
  });

  it('goes with a mail in the language of the page, whose link the SDK can read', async () => {
    auth.languageCode = 'es';
    const code = await send();
    expect(identity.mails.at(-1)).toMatchObject({ requestType: operation, locale: 'es' });
    const link = ActionCodeURL.parseLink(identity.mails.at(-1)?.link ?? '');
    expect(link).toMatchObject({ code, operation, languageCode: 'es' });
  });

  it('expires', async () => {
    const code = await send();
    identity.advance(life - 60_000);
    await expect(checkActionCode(auth, code)).resolves.toMatchObject({ operation });
    identity.advance(120_000);
    await expect(checkActionCode(auth, code)).rejects.toThrow(coded('auth/expired-action-code'));
    await expect(use(auth, code)).rejects.toThrow(coded('auth/expired-action-code'));
  });

  it('is nothing any more for a user who is disabled or gone', async () => {
    const code = await send();
    await admin.updateUser(user.uid, { disabled: true });
    await expect(use(auth, code)).rejects.toThrow(coded('auth/user-disabled'));
    await admin.deleteUser(user.uid);
    await expect(use(auth, code)).rejects.toThrow(coded('auth/user-not-found'));
  });
});

describe('AU-03 the verification of an e-mail', () => {
  it('reaches the page by a reload and the server by a new token', async () => {
    const elsewhere = await signedInElsewhere();
    await applyActionCode(openWebAuth(identity.target), await verificationCode());
    for (const session of [user, elsewhere]) {
      await reload(session);
      expect(session.emailVerified).toBe(true);
      const { claims } = await getIdTokenResult(session, true);
      expect(claims.email_verified).toBe(true);
    }
  });

  it('is not mailed to somebody who was disabled or deleted meanwhile', async () => {
    await admin.updateUser(user.uid, { disabled: true });
    await expect(sendEmailVerification(user)).rejects.toThrow(coded('auth/user-disabled'));
    const gone = await createUserWithEmailAndPassword(
      openWebAuth(identity.target),
      freshEmail(),
      PASSWORD,
    );
    await admin.deleteUser(gone.user.uid);
    await expect(sendEmailVerification(gone.user)).rejects.toThrow(EXPIRED);
    expect(identity.mails).toEqual([]);
  });
});

describe('VA-01 a forgotten password', () => {
  it('is set anew by its code, once, and every session ends', async () => {
    const code = await resetCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    const weak = confirmPasswordReset(auth, code, '12345');
    await expect(weak).rejects.toThrow(coded('auth/weak-password'));
    // Sessions end by the second.
    identity.advance(2000);
    await confirmPasswordReset(auth, code, 'a new horse');
    const again = confirmPasswordReset(auth, code, 'once more');
    await expect(again).rejects.toThrow(USED);
    await expect(reload(user)).rejects.toThrow(EXPIRED);
    const old = signedInElsewhere(email, PASSWORD);
    await expect(old).rejects.toThrow(coded('auth/wrong-password'));
    expect((await signedInElsewhere(email, 'a new horse')).uid).toBe(user.uid);
  });
});

describe('a change of e-mail', () => {
  it('does not go to an address that is somebody’s', async () => {
    const taken = freshEmail();
    await createUserWithEmailAndPassword(openWebAuth(identity.target), taken, PASSWORD);
    await expect(changeCode(taken)).rejects.toThrow(coded('auth/email-already-in-use'));
  });

  it('goes to the new address, verifies it and refuses the old tokens', async () => {
    const elsewhere = await signedInElsewhere();
    const oldToken = await user.getIdToken();
    const verification = await verificationCode();
    const newEmail = freshEmail();
    const code = await changeCode(newEmail);
    expect(identity.mails.at(-1)?.to).toBe(newEmail);
    identity.advance(2000);
    await applyActionCode(auth, code);

    await expect(admin.verifyIdToken(oldToken, true)).rejects.toThrow(
      coded('auth/id-token-revoked'),
    );
    await expect(reload(user)).rejects.toThrow(EXPIRED);
    await expect(elsewhere.getIdToken(true)).rejects.toThrow(EXPIRED);
    await expect(applyActionCode(auth, verification)).rejects.toThrow(USED);
    await expect(signedInElsewhere()).rejects.toThrow(coded('auth/user-not-found'));
    const { claims } = await getIdTokenResult(await signedInElsewhere(newEmail));
    expect(claims).toMatchObject({ sub: user.uid, email: newEmail, email_verified: true });
  });
});

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
    await expect(user.getIdToken(true)).rejects.toThrow(EXPIRED);
  });

  it('keeps the second of its sign-in over all renewals', async () => {
    const first = await admin.verifyIdToken(await user.getIdToken());
    identity.advance(3_600_000);
    const renewed = await admin.verifyIdToken(await user.getIdToken(true));
    expect(renewed.auth_time).toBe(first.auth_time);
    expect(renewed.iat).toBeGreaterThan(first.iat);
  });
});

describe('VA-01 a link for a new password from firebase-admin', () => {
  it('leads back to where it says, and works once', async () => {
    const url = 'http://127.0.0.1:3000/auth/login?from=reset';
    const link = new URL(await admin.generatePasswordResetLink(email, { url }));
    expect(link.searchParams.get('continueUrl')).toBe(url);
    const code = link.searchParams.get('oobCode') ?? '';
    await confirmPasswordReset(auth, code, 'a new horse');
    expect((await signedInElsewhere(email, 'a new horse')).uid).toBe(user.uid);
    await expect(confirmPasswordReset(auth, code, 'once more')).rejects.toThrow(USED);
  });

  it('counts for no limit and sends no mail', async () => {
    for (let link = 0; link <= MAILS_PER_ADDRESS; link += 1)
      await admin.generatePasswordResetLink(email);
    expect(identity.mails).toEqual([]);
    await sendPasswordResetEmail(auth, email);
    expect(identity.mails).toHaveLength(1);
  });
});
