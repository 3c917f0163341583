// @vitest-environment jsdom
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from './support/admin-sdk.ts';
import { PASSWORD, freshEmail, openWebAuth } from './support/auth-apps.ts';
import { openFirestoreSuite } from './support/firestore-apps.ts';
import { setStorageRules } from './support/storage-apps.ts';
import type { Address } from './support/target.ts';

/**
 * Firestore and Storage look at a token's signature and expiry, and do not ask Auth about its user, in production
 * as here. What keeps an ended session out must therefore stand in the rules (decision 18).
 */
const target = await openFirestoreSuite();
await setStorageRules(target);
const { admin, close } = openAdmin(target);
afterAll(close);

async function signedIn() {
  const email = freshEmail();
  const { uid } = await admin.createUser({ email, password: PASSWORD });
  const { user } = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
  return { uid, token: await user.getIdToken() };
}

const ask = ({ host, port }: Address, path: string, authorization: string) =>
  fetch(`http://${host}:${port}${path}`, { headers: { authorization } });

/** The answer to reading a document and a file of one's own, neither of which is there. */
async function readOwn(uid: string, token: string): Promise<number[]> {
  const documents = `/v1/projects/${target.projectId}/databases/(default)/documents`;
  const answers = [
    await ask(target.firestore, `${documents}/private/${uid}`, `Bearer ${token}`),
    await ask(target.storage, `/v0/b/demo-bucket/o/users%2F${uid}%2Fa`, `Firebase ${token}`),
  ];
  return answers.map(({ status }) => status);
}

describe('SE-02 Firestore and Storage alone', () => {
  it.each<[string, (uid: string) => Promise<unknown>]>([
    ['is disabled', (uid) => admin.updateUser(uid, { disabled: true })],
    ['is deleted', (uid) => admin.deleteUser(uid)],
    ['has a new password', (uid) => admin.updateUser(uid, { password: 'a new horse' })],
    ['was signed out everywhere', (uid) => admin.revokeRefreshTokens(uid)],
  ])('go on taking the token of a user who %s', async (_what, end) => {
    const { uid, token } = await signedIn();
    await end(uid);
    expect(await readOwn(uid, token)).toEqual([404, 404]);
    expect(await readOwn('another', token)).toEqual([403, 403]);
  });
});
