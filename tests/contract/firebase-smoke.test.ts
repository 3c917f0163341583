// @vitest-environment jsdom
/** What the portal needs of the embedded Firebase, in short; the whole is the project `firebase`. */
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  increment,
  onSnapshot,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import {
  closeAuthApps,
  freshEmail,
  openWebApp,
  openWebAuth,
  PASSWORD,
} from './firebase/support/auth-apps.ts';
import { setTestRules } from './firebase/support/firestore-rules.ts';
import { openInProcess } from './firebase/support/in-process.ts';
import { setStorageRules } from './firebase/support/storage-apps.ts';
import { PROJECT_ID, targetAt, type FirebaseTarget } from './firebase/support/target.ts';

setLogLevel('silent');

const email = freshEmail();
let target: FirebaseTarget;
let app: FirebaseApp;
let firestore: Firestore;
let uid: string;
beforeAll(async () => {
  const functions = {
    whoAmI: (_data: unknown, { auth }: { auth: { uid: string } | null }) =>
      Promise.resolve(auth?.uid ?? null),
  };
  const { port, close } = await openInProcess({ projectId: PROJECT_ID, functions });
  target = targetAt({ host: '127.0.0.1', port }, close);
  await setTestRules(target);
  await setStorageRules(target);
  app = openWebApp(target);
  ({ uid } = (
    await createUserWithEmailAndPassword(openWebAuth(target, app), email, PASSWORD)
  ).user);
  firestore = open(app);
});
afterAll(async () => {
  await closeAuthApps();
  await target.close();
});

function open(of: FirebaseApp): Firestore {
  const opened = getFirestore(of);
  connectFirestoreEmulator(opened, target.firestore.host, target.firestore.port);
  return opened;
}

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

  it('LF-02 tells a listener what another browser writes', async () => {
    const other = open(openWebApp(target));
    const seen: unknown[] = [];
    const stop = onSnapshot(doc(firestore, 'open/watched'), (snapshot) =>
      seen.push(snapshot.data()),
    );
    await until(() => expect(seen).toEqual([undefined]));
    await setDoc(doc(other, 'open/watched'), { n: 1 });
    await until(() => expect(seen.at(-1)).toEqual({ n: 1 }));
    stop();
  });

  it('LF-02 runs transactions one after the other', async () => {
    const counter = doc(firestore, 'open/counter');
    await setDoc(counter, { n: 0 });
    const raise = () =>
      runTransaction(firestore, async (transaction) => {
        const n: unknown = (await transaction.get(counter)).get('n');
        transaction.update(counter, { n: Number(n) + 1 });
      });
    await Promise.all([raise(), raise(), raise()]);
    await updateDoc(counter, { n: increment(10) });
    expect((await getDocFromServer(counter)).data()).toEqual({ n: 13 });
  });

  it('LF-01 refuses an update of a document that is not there', async () => {
    const update = updateDoc(doc(firestore, 'open/nobody'), { n: 1 });
    await expect(update).rejects.toEqual(coded('not-found'));
  });

  it('LF-01 refuses what the rules forbid, and allows a user their own', async () => {
    const foreign = setDoc(doc(firestore, 'private/somebody-else'), { n: 1 });
    await expect(foreign).rejects.toEqual(coded('permission-denied'));
    await setDoc(doc(firestore, `private/${uid}`), { n: 1 });
  });

  it('LF-02 gives a file back as it was uploaded, and refuses what its rules forbid', async () => {
    const storage = getStorage(app);
    connectStorageEmulator(storage, target.storage.host, target.storage.port);
    const bytes = Uint8Array.from([137, 80, 78, 71]);
    const image = { contentType: 'image/png' };
    await uploadBytes(ref(storage, `users/${uid}/a.png`), bytes, image);
    expect(new Uint8Array(await getBytes(ref(storage, `users/${uid}/a.png`)))).toEqual(bytes);
    const foreign = uploadBytes(ref(storage, 'users/somebody-else/a.png'), bytes, image);
    await expect(foreign).rejects.toEqual(coded('storage/unauthorized'));
  });

  it('LF-02 calls a function as the user who is signed in', async () => {
    const functions = getFunctions(app);
    connectFunctionsEmulator(functions, target.auth.host, target.auth.port);
    expect((await httpsCallable(functions, 'whoAmI')(null)).data).toBe(uid);
  });
});
