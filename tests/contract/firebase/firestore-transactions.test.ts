// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  doc,
  getDoc,
  runTransaction,
  setDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';

const target = await openFirestoreSuite();
const one = openWebFirestore(target);
const two = openWebFirestore(target);

async function addOne(db: Firestore, { path }: DocumentReference): Promise<void> {
  const reference = doc(db, path);
  await runTransaction(
    db,
    async (transaction) => {
      const n = (await transaction.get(reference)).data()?.n ?? 0;
      transaction.set(reference, { n: n + 1 });
    },
    { maxAttempts: 100 },
  );
}

async function addFifteen(db: Firestore, reference: DocumentReference): Promise<void> {
  for (let n = 0; n < 15; n++) await addOne(db, reference);
}

describe('transactions', () => {
  it('of two clients on one counter lose nothing: 2 × 15 is 30', async () => {
    const counter = doc(freshCollection(one));
    await Promise.all([addFifteen(one, counter), addFifteen(two, counter)]);
    expect((await getDoc(counter)).data()).toEqual({ n: 30 });
  });

  it('create a document once only', async () => {
    const reference = doc(freshCollection(one));
    const create = (db: Firestore, by: string) =>
      runTransaction(db, async (transaction) => {
        const mine = doc(db, reference.path);
        if ((await transaction.get(mine)).exists()) return false;
        transaction.set(mine, { by });
        return true;
      });
    const created = await Promise.all([create(one, 'one'), create(two, 'two')]);
    expect(created.filter(Boolean)).toHaveLength(1);
    const { by } = (await getDoc(reference)).data() ?? {};
    expect(by).toBe(created[0] ? 'one' : 'two');
  });

  it('move between two documents as a whole', async () => {
    const items = freshCollection(one);
    const [from, to] = [doc(items, 'from'), doc(items, 'to')];
    await setDoc(from, { cents: 100 });
    await runTransaction(one, async (transaction) => {
      const { cents } = (await transaction.get(from)).data() ?? {};
      transaction.update(from, { cents: 0 });
      transaction.set(to, { cents });
    });
    expect((await getDoc(from)).data()).toEqual({ cents: 0 });
    expect((await getDoc(to)).data()).toEqual({ cents: 100 });
  });

  it('that throw write nothing', async () => {
    const reference = doc(freshCollection(one));
    const failing = runTransaction(one, async (transaction) => {
      await transaction.get(reference);
      transaction.set(reference, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await getDoc(reference)).exists()).toBe(false);
  });

  it('that update a missing document fail as a whole', async () => {
    const items = freshCollection(one);
    const failing = runTransaction(one, async (transaction) => {
      transaction.set(doc(items, 'a'), { n: 1 });
      transaction.update(doc(items, 'nobody'), { n: 1 });
    });
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(items, 'a'))).exists()).toBe(false);
  });
});
