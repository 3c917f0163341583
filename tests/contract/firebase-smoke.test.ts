// @vitest-environment jsdom

import {
  closeAuthApps,
  freshEmail,
  openWebApp,
  openWebAuth,
  PASSWORD,
} from 'embedded-firebase/tests/sdk/support/auth-apps.ts';
import { openFirestoreSuite } from 'embedded-firebase/tests/sdk/support/firestore-apps.ts';
/**
 * What the portal needs of the embedded Firebase and tests/contract/providers do not show; the whole is the project
 * `firebase`.
 */
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  setDoc,
} from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';

const target = await openFirestoreSuite();
afterAll(closeAuthApps);
const app = openWebApp(target);
const email = freshEmail();
const auth = openWebAuth(target, app);
const { uid } = (await createUserWithEmailAndPassword(auth, email, PASSWORD)).user;
const firestore = getFirestore(app);
connectFirestoreEmulator(firestore, target.firestore.host, target.firestore.port);

const coded = (code: string) => expect.objectContaining({ code });

describe('the embedded Firebase', () => {
  it('LF-02 signs in with the password and hands out a token of the user', async () => {
    const auth = openWebAuth(target);
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
    expect([user.uid, (await user.getIdTokenResult()).claims['user_id']]).toEqual([uid, uid]);
  });

  it('LF-01 refuses a wrong password with the code of production', async () => {
    const signedIn = signInWithEmailAndPassword(openWebAuth(target), email, 'wrong horse');
    await expect(signedIn).rejects.toEqual(coded('auth/invalid-credential'));
  });

  it('LF-02 keeps a document with values of each kind', async () => {
    const stored = { text: 'ü', n: 1.5, yes: true, none: null, list: [1, 'a'], map: { deep: [] } };
    await setDoc(doc(firestore, 'open/kinds'), stored);
    expect((await getDocFromServer(doc(firestore, 'open/kinds'))).data()).toEqual(stored);
  });

  it('LF-01 refuses what the rules forbid, and allows a user their own', async () => {
    const foreign = setDoc(doc(firestore, 'private/somebody-else'), { n: 1 });
    await expect(foreign).rejects.toEqual(coded('permission-denied'));
    await setDoc(doc(firestore, `private/${uid}`), { n: 1 });
  });

  it('LF-03 refuses a write with a misspelled field, and writes nothing', async () => {
    const { host, port } = target.firestore;
    const documents = `projects/${target.projectId}/databases/(default)/documents`;
    const name = `${documents}/open/misspelled`;
    const writes = [{ update: { name, fields: {} }, updateMsk: { fieldPaths: ['n'] } }];
    const url = `http://${host}:${port}/v1/${documents}:commit`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) });
    const message = `Invalid JSON payload received. Unknown name "updateMsk" at 'writes[0]': Cannot find field.`;
    const error = { code: 400, status: 'INVALID_ARGUMENT', message };
    expect(await answer.json()).toEqual({ error });
    expect((await getDocFromServer(doc(firestore, 'open/misspelled'))).exists()).toBe(false);
  });

  it.each([
    ['POST', '/b/demo-bucket/o/x/acl', 501],
    ['GET', '/b/demo-bucket/o?versions=true', 501],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', 404],
    ['PUT', '/v1/projects/demo-contract/databases/(default)/documents/open', 501],
  ])('LF-03 refuses what it does not offer: %s %s', async (method, path, status) => {
    const { host, port } = target.firestore;
    const answer = await fetch(`http://${host}:${port}${path}`, { method });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } });
  });
});
