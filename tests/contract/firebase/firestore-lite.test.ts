// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { setTestRules } from './support/firestore-rules.ts';
import { openTarget, type FirebaseTarget } from './support/target.ts';

let target: FirebaseTarget;
let db: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  target = await openTarget();
  await setTestRules(target);
  const app = initializeApp({ projectId: target.projectId, apiKey: 'local' }, randomUUID());
  db = getFirestore(app);
  connectFirestoreEmulator(db, target.firestore.host, target.firestore.port);
});

afterAll(async () => {
  await deleteApp(db.app);
  await target.close();
});

const fresh = () => collection(db, `open/${randomUUID()}/items`);

it('reads, writes and deletes without a stream', async () => {
  const reference = doc(fresh(), 'a');
  expect((await getDoc(reference)).exists()).toBe(false);
  await setDoc(reference, { n: 1, when: new Date(0) });
  await updateDoc(reference, { n: increment(1) });
  const data = (await getDoc(reference)).data();
  expect(data?.n).toBe(2);
  expect(data?.when.toMillis()).toBe(0);
  await deleteDoc(reference);
  expect((await getDoc(reference)).exists()).toBe(false);
});

it('queries and counts', async () => {
  const items = fresh();
  const batch = writeBatch(db);
  for (let n = 0; n < 10; n++) batch.set(doc(items, `d${n}`), { n });
  await batch.commit();
  const top = await getDocs(query(items, where('n', '>', 3), orderBy('n', 'desc'), limit(2)));
  expect(top.docs.map(({ id }) => id)).toEqual(['d9', 'd8']);
  expect((await getDocs(query(items, where('n', '>', 99)))).empty).toBe(true);
  expect((await getCount(query(items, where('n', '>', 3)))).data().count).toBe(6);
});

it('runs transactions', async () => {
  const reference = doc(fresh(), 'a');
  await Promise.all(
    [1, 2, 3].map(() =>
      runTransaction(db, async (transaction) => {
        const n = (await transaction.get(reference)).data()?.n ?? 0;
        transaction.set(reference, { n: n + 1 });
      }),
    ),
  );
  expect((await getDoc(reference)).data()).toEqual({ n: 3 });
});

it.each<[string, () => Promise<unknown>]>([
  ['getDoc', () => getDoc(doc(db, 'locked/a'))],
  ['getDocs', () => getDocs(collection(db, 'locked'))],
  ['setDoc', () => setDoc(doc(db, 'locked/a'), {})],
  ['getCount', () => getCount(collection(db, 'locked'))],
])('is told permission-denied by %s', async (_title, act) => {
  await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
});

it('is told not-found by an update of a missing document', async () => {
  await expect(updateDoc(doc(fresh(), 'a'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
});
