// @vitest-environment jsdom
import {
  Bytes,
  GeoPoint,
  Timestamp,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  getDocs,
  vector,
  addDoc,
  runTransaction,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';

const target = await openFirestoreSuite();
const db = openWebFirestore(target);
const other = openWebFirestore(target);

/** The same document as another browser sees it. */
async function elsewhere(path: string) {
  return (await getDoc(doc(other, path))).data();
}

describe('values', () => {
  const moment = new Timestamp(1_700_000_000, 123_456_000);

  it.each<[string, unknown]>([
    ['null', null],
    ['true', true],
    ['an integer', 42],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['a negative integer', -7],
    ['a double', 1.5],
    ['NaN', NaN],
    ['infinity', Infinity],
    ['minus infinity', -Infinity],
    ['minus zero', -0],
    ['the empty string', ''],
    ['text beyond the basic plane', 'Œil 👁️ 𝒵 линза'],
    ['text with controls', 'line\nline\u2028\u0000"\\'],
    ['a timestamp in microseconds', moment],
    ['a timestamp before 1970', new Timestamp(-62_000_000_000, 1000)],
    ['the origin', new GeoPoint(0, 0)],
    ['a geopoint', new GeoPoint(-33.5, 151.25)],
    ['bytes', Bytes.fromUint8Array(new Uint8Array([0, 1, 254, 255]))],
    ['no bytes', Bytes.fromUint8Array(new Uint8Array())],
    ['a vector', vector([0.5, -1, 2])],
    ['an empty array', []],
    ['a mixed array', [1, 'two', null, { three: [3] }]],
    ['an empty map', {}],
    ['nested maps', { a: { b: { c: { 'd.e f': [{ g: true }] } } } }],
    ['a map whose keys look like the protocol', { fields: [1], nullValue: 2, updateTime: 'x' }],
  ])('come back as they were: %s', async (_title, value) => {
    const reference = doc(freshCollection(db));
    await setDoc(reference, { value });
    expect(await elsewhere(reference.path)).toEqual({ value });
  });

  it('come back as they were: a reference', async () => {
    const reference = doc(freshCollection(db));
    await setDoc(reference, { value: reference });
    const data = await elsewhere(reference.path);
    expect(data?.value.path).toBe(reference.path);
  });
});

describe('documents', () => {
  it('are replaced by set and merged on request', async () => {
    const reference = doc(freshCollection(db));
    await setDoc(reference, { a: 1, b: { c: 2 } });
    await setDoc(reference, { b: { d: 3 } }, { merge: true });
    expect(await elsewhere(reference.path)).toEqual({ a: 1, b: { c: 2, d: 3 } });
    await setDoc(reference, { b: { e: 4 }, f: 5 }, { mergeFields: ['b'] });
    expect(await elsewhere(reference.path)).toEqual({ a: 1, b: { e: 4 } });
    await setDoc(reference, { z: 0 });
    expect(await elsewhere(reference.path)).toEqual({ z: 0 });
  });

  it('are changed by every transform at once', async () => {
    const reference = doc(freshCollection(db));
    await setDoc(reference, { n: 1, d: 0.5, tags: ['a', 'b'], text: 'not a number', gone: 1 });
    await updateDoc(reference, {
      n: increment(41),
      d: increment(1),
      text: increment(3),
      fresh: increment(-2),
      tags: arrayUnion('b', 'c'),
      at: serverTimestamp(),
      gone: deleteField(),
    });
    await updateDoc(reference, { tags: arrayRemove('a', 'nobody') });
    const data = await elsewhere(reference.path);
    expect(data).toMatchObject({ n: 42, d: 1.5, text: 3, fresh: -2, tags: ['b', 'c'] });
    expect(data).not.toHaveProperty('gone');
    expect(Math.abs(data?.at.toMillis() - Date.now())).toBeLessThan(600_000);
  });

  it('are changed at nested paths only where asked', async () => {
    const reference = doc(freshCollection(db));
    await setDoc(reference, { a: { b: 1, c: 2, d: { e: 3 } } });
    await updateDoc(reference, { 'a.b': 10, 'a.d.e': deleteField(), 'a.new.deep': 'yes' });
    expect(await elsewhere(reference.path)).toEqual({
      a: { b: 10, c: 2, d: {}, new: { deep: 'yes' } },
    });
  });

  it('go on deletion, and deleting a missing one is fine', async () => {
    const reference = await addDoc(freshCollection(db), { a: 1 });
    await deleteDoc(reference);
    await deleteDoc(reference);
    expect(await elsewhere(reference.path)).toBeUndefined();
  });

  it('take ids and field names of any script', async () => {
    const reference = doc(freshCollection(db), 'Ж 100% a:b?c&d=e#f');
    await setDoc(reference, { 'поле.`x`': 1, '0': 2 });
    expect(await elsewhere(reference.path)).toEqual({ 'поле.`x`': 1, '0': 2 });
  });

  it('hold close to a mebibyte', async () => {
    const reference = doc(freshCollection(db));
    const text = 'ü'.repeat(500_000);
    await setDoc(reference, { text });
    expect(await elsewhere(reference.path)).toEqual({ text });
  });
});

describe('batches', () => {
  it('land not at all if one write fails', async () => {
    const items = freshCollection(db);
    const batch = writeBatch(db)
      .set(doc(items, 'a'), { a: 1 })
      .update(doc(items, 'nobody'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDocs(collection(other, items.path))).size).toBe(0);
  });
});

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
    const counter = doc(freshCollection(db));
    await Promise.all([addFifteen(db, counter), addFifteen(other, counter)]);
    expect((await getDoc(counter)).data()).toEqual({ n: 30 });
  });

  it('that update a missing document fail as a whole', async () => {
    const items = freshCollection(db);
    const failing = runTransaction(db, async (transaction) => {
      transaction.set(doc(items, 'a'), { n: 1 });
      transaction.update(doc(items, 'nobody'), { n: 1 });
    });
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(items, 'a'))).exists()).toBe(false);
  });
});
