// @vitest-environment jsdom
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { expect, it, onTestFinished } from 'vitest';
import { openAdmin } from './support/admin-sdk.ts';
import { closeAuthApps, coded, freshEmail, openWebAuth, PASSWORD } from './support/auth-apps.ts';
import { openClockedIdentity } from './support/clocked-identity.ts';

const HOUR = 3_600_000;

/** Somebody signed in on a clock that the test moves, and the Admin SDK beside them. */
async function signUp() {
  const identity = await openClockedIdentity();
  const { target } = identity;
  const { admin, close } = openAdmin(target);
  onTestFinished(async () => {
    await closeAuthApps();
    await close();
    await identity.close();
  });
  const auth = openWebAuth(target);
  const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), PASSWORD);
  return { admin, target, identity, uid: user.uid, idToken: await user.getIdToken() };
}

it('LF-02 a session cookie carries the claims of the ID token, and is verified', async () => {
  const { admin, target, uid, idToken } = await signUp();
  await admin.setCustomUserClaims(uid, { role: 'admin' });
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: HOUR });
  const claims = await admin.verifySessionCookie(cookie, true);
  expect(claims).toMatchObject({
    uid,
    iss: `https://session.firebase.google.com/${target.projectId}`,
    email_verified: false,
  });
  expect(claims.exp - claims.iat).toBe(3600);
  await expect(admin.verifyIdToken(cookie)).rejects.toThrow(coded('auth/argument-error'));
});

it('LF-02 it ends when the sessions of its user are revoked, or the user is disabled', async () => {
  const { admin, identity, uid, idToken } = await signUp();
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: HOUR });
  identity.advance(2000);
  await admin.updateUser(uid, { disabled: true });
  await expect(admin.verifySessionCookie(cookie, true)).rejects.toThrow(
    coded('auth/user-disabled'),
  );
  await admin.updateUser(uid, { disabled: false, password: 'another password' });
  await expect(admin.verifySessionCookie(cookie, true)).rejects.toThrow(
    coded('auth/session-cookie-revoked'),
  );
});

const refused = (message: string) => ({ error: expect.objectContaining({ message }) });

it('LF-01 it is made of a valid ID token only, and for five minutes to two weeks', async () => {
  const { identity, target, idToken } = await signUp();
  const make = (token: string, seconds: number) =>
    fetch(
      `http://127.0.0.1:${target.auth.port}/identitytoolkit.googleapis.com/v1/projects/${target.projectId}:createSessionCookie`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token, validDuration: String(seconds) }),
      },
    ).then(async (response) => (await response.json()) as Record<string, unknown>);
  expect(await make(idToken, 299)).toEqual(refused('INVALID_DURATION'));
  expect(await make(idToken, 14 * 86_400 + 1)).toEqual(refused('INVALID_DURATION'));
  expect(await make('', 300)).toEqual(refused('MISSING_ID_TOKEN'));
  const { sessionCookie } = await make(idToken, 300);
  expect(await make(String(sessionCookie), 300)).toEqual(refused('INVALID_ID_TOKEN'));
  identity.advance(2 * HOUR);
  expect(await make(idToken, 300)).toEqual(refused('TOKEN_EXPIRED'));
});
