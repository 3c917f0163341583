// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  runTransaction,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';

const target = await openFirestoreSuite();
const nobody = openWebFirestore(target);

const closed = () => doc(nobody, `locked/${randomUUID()}`);

describe('permission-denied is the code of', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['getDoc', () => getDoc(closed())],
    ['getDocs', () => getDocs(collection(nobody, 'locked'))],
    ['setDoc', () => setDoc(closed(), { n: 1 })],
    ['updateDoc', () => updateDoc(closed(), { n: 1 })],
    ['deleteDoc', () => deleteDoc(closed())],
    ['getCountFromServer', () => getCountFromServer(collection(nobody, 'locked'))],
    [
      'a batch with one closed write',
      () =>
        writeBatch(nobody)
          .set(doc(freshCollection(nobody)), {})
          .set(closed(), {})
          .commit(),
    ],
    ['a read in a transaction', () => runTransaction(nobody, (tx) => tx.get(closed()))],
    [
      'a write in a transaction',
      () =>
        runTransaction(nobody, async (transaction) => {
          transaction.set(closed(), { n: 1 });
        }),
    ],
  ])('%s', async (_title, act) => {
    const error = await act().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FirebaseError);
    expect(error).toMatchObject({ code: 'permission-denied', name: 'FirebaseError' });
  });

  it.each([
    ['a document', () => closed()],
    ['a query', () => collection(nobody, 'locked')],
  ])('onSnapshot on %s', async (_title, what) => {
    const error = await new Promise<unknown>((resolve) => {
      const reference = what();
      if (reference.type === 'document') onSnapshot(reference, () => {}, resolve);
      else onSnapshot(reference, () => {}, resolve);
    });
    expect(error).toMatchObject({ code: 'permission-denied' });
  });
});

describe('after a refusal', () => {
  it('the same client goes on reading and writing what it may', async () => {
    const reference = doc(freshCollection(nobody));
    await expect(setDoc(closed(), {})).rejects.toMatchObject({ code: 'permission-denied' });
    await setDoc(reference, { n: 1 });
    expect((await getDoc(reference)).data()).toEqual({ n: 1 });
  });

  it('writes that wait behind the refused one are made', async () => {
    const items = freshCollection(nobody);
    const refused = setDoc(closed(), {});
    const made = [setDoc(doc(items, 'a'), {}), setDoc(doc(items, 'b'), {})];
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    await Promise.all(made);
    expect((await getDocs(items)).size).toBe(2);
  });
});

describe('a signed-in user', () => {
  it('reads and writes own data, and nobody else does', async () => {
    const uid = randomUUID();
    const own = doc(openWebFirestore(target, { uid }), `private/${uid}`);
    await setDoc(own, { secret: 1 });
    expect((await getDoc(own)).data()).toEqual({ secret: 1 });
    const stranger = openWebFirestore(target, { uid: randomUUID() });
    for (const firestore of [stranger, nobody]) {
      const reading = getDoc(doc(firestore, own.path));
      await expect(reading).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });
});
