// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
  type Query,
  type QueryConstraint,
  onSnapshot,
  setDoc,
  updateDoc,
  runTransaction,
} from 'firebase/firestore';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';
import { randomUUID } from 'node:crypto';
import { FirebaseError } from 'firebase/app';
import { cannotRestart } from './support/target.ts';

/** Ids are the first letters, so that an answer reads as a word. */
const CITIES = {
  a: { name: 'Aarhus', people: 290, tags: ['port', 'old'], area: 91.5, founded: 800 },
  b: { name: 'Bergen', people: 291, tags: ['port', 'rain'], area: NaN },
  c: { name: 'Cork', people: 224, tags: ['port'], area: null, at: { lat: 51 } },
  d: { name: 'Dresden', people: 563, tags: ['old'], area: 328, at: { lat: 51 } },
  e: { name: 'Espoo', people: 305, tags: [], area: 528, founded: 1458 },
  f: { name: 'Ávila', people: 'few', tags: ['wall', 'old'], area: 231 },
};

const target = await openFirestoreSuite();
const db = openWebFirestore(target);
const cities = freshCollection(db);
const batch = writeBatch(db);
for (const [id, city] of Object.entries(CITIES)) batch.set(doc(cities, id), city);
await batch.commit();

async function idsOf(asked: Query): Promise<string> {
  return (await getDocs(asked)).docs.map(({ id }) => id).join('');
}

describe('filters', () => {
  it.each<[string, QueryConstraint, string]>([
    ['==', where('people', '==', 291), 'b'],
    ['== NaN', where('area', '==', NaN), 'b'],
    ['!=', where('people', '!=', 291), 'caedf'],
    ['!= null', where('area', '!=', null), 'bafde'],
    ['> stays within the type', where('people', '>', 291), 'ed'],
    ['> of strings orders by their bytes', where('name', '>', 'Dresden'), 'ef'],
    ['in', where('people', 'in', [290, 'few', 1]), 'af'],
    ['not-in', where('people', 'not-in', [290, 224, 'few']), 'bed'],
    ['array-contains-any', where('tags', 'array-contains-any', ['rain', 'wall']), 'bf'],
    ['document id in', where(documentId(), 'in', ['e', 'a', 'z']), 'ae'],
  ])('%s', async (_title, filter, ids) => {
    expect(await idsOf(query(cities, filter))).toBe(ids);
  });

  it('combine by and, within one field too', async () => {
    const between = query(cities, where('people', '>', 224), where('people', '<', 305));
    expect(await idsOf(between)).toBe('ab');
    const old = query(cities, where('tags', 'array-contains', 'old'), where('area', '>', 100));
    expect(await idsOf(old)).toBe('fd');
  });

  it('combine by or', async () => {
    const either = or(where('people', '==', 224), where('tags', 'array-contains', 'rain'));
    expect(await idsOf(query(cities, either))).toBe('bc');
  });
});

describe('order and limits', () => {
  it('sort up, down and by several fields, without what lacks the field', async () => {
    expect(await idsOf(query(cities, orderBy('people')))).toBe('cabedf');
    expect(await idsOf(query(cities, orderBy('people', 'desc')))).toBe('fdebac');
    expect(await idsOf(query(cities, orderBy('founded')))).toBe('ae');
    expect(await idsOf(query(cities, orderBy('at.lat'), orderBy('people', 'desc')))).toBe('dc');
    expect(await idsOf(query(cities, orderBy(documentId(), 'desc')))).toBe('fedcba');
  });

  it('orders types as Firestore does: null, numbers with NaN first', async () => {
    expect(await idsOf(query(cities, orderBy('area')))).toBe('cbafde');
  });

  it('take the first and the last rows', async () => {
    expect(await idsOf(query(cities, orderBy('people'), limit(2)))).toBe('ca');
    expect(await idsOf(query(cities, orderBy('people'), limitToLast(2)))).toBe('df');
  });

  it('page by cursors of values', async () => {
    const byPeople = query(cities, orderBy('people'));
    expect(await idsOf(query(byPeople, startAt(290), endAt(305)))).toBe('abe');
    expect(await idsOf(query(byPeople, startAfter(290), endBefore(305)))).toBe('b');
    expect(await idsOf(query(byPeople, startAfter(290), limit(1)))).toBe('b');
    expect(await idsOf(query(byPeople, endBefore(305), limitToLast(2)))).toBe('ab');
  });

  it('page by cursors of documents among equals', async () => {
    const byLat = query(cities, orderBy('at.lat'));
    const first = await getDoc(doc(cities, 'c'));
    expect(await idsOf(query(byLat, startAfter(first)))).toBe('d');
    expect(await idsOf(query(byLat, startAt(first)))).toBe('cd');
  });
});

describe('aggregates', () => {
  it('count', async () => {
    const counted = await getCountFromServer(query(cities, where('people', '<', 300)));
    expect(counted.data().count).toBe(3);
    const limited = await getCountFromServer(query(cities, limit(2)));
    expect(limited.data().count).toBe(2);
  });

  it('sum and average numbers only', async () => {
    const asked = query(cities, where('people', '!=', 563));
    const aggregates = await getAggregateFromServer(asked, {
      n: count(),
      people: sum('people'),
      average: average('people'),
    });
    expect(aggregates.data()).toEqual({ n: 5, people: 1110, average: 277.5 });
  });

  it('LF-02 count only what has every field that they sum up', async () => {
    const asked = query(cities, where('people', '!=', 563));
    const aggregates = await getAggregateFromServer(asked, {
      n: count(),
      people: sum('people'),
      founded: average('founded'),
    });
    expect(aggregates.data()).toEqual({ n: 2, people: 595, founded: 1129 });
  });
});

describe('collections', () => {
  it('are told apart from their subcollections', async () => {
    const batch = writeBatch(db);
    batch.set(doc(cities, 'a/streets/one'), { n: 1 });
    await batch.commit();
    expect(await idsOf(query(cities, orderBy(documentId())))).toBe('abcdef');
    expect(await idsOf(collection(db, `${cities.path}/a/streets`))).toBe('one');
  });

  it('of one name are closed as a group unless the rules open the group', async () => {
    await expect(getDocs(collectionGroup(db, 'streets'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

const items = freshCollection(db);
const invalid = { code: 'invalid-argument' };
const unindexed = () => query(items, where('state', '==', 'open'), orderBy('total', 'desc'));

it('LF-01 the web SDK is refused a document above 1 MiB, and writes on', async () => {
  const reference = doc(items, 'large');
  const large = { a: 'x'.repeat(600_000), b: 'y'.repeat(600_000) };
  await expect(setDoc(reference, large)).rejects.toMatchObject({
    ...invalid,
    message: expect.stringMatching(
      /Document 'projects\/.*\/large' cannot be written because its size \(1,200,\d{3} bytes\) exceeds the maximum allowed size of 1,048,576 bytes\./,
    ),
  });
  await setDoc(reference, { a: large.a });
  await expect(updateDoc(reference, { b: large.b })).rejects.toMatchObject(invalid);
  expect((await getDoc(reference)).data()).toEqual({ a: large.a });
});

/** The official emulator answers queries without indexes. */
describe.skipIf(cannotRestart)('a query without its index', () => {
  const message = `The query requires an index. Add this to "indexes" in firestore.indexes.json: ${JSON.stringify(
    {
      collectionGroup: 'items',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'state', order: 'ASCENDING' },
        { fieldPath: 'total', order: 'DESCENDING' },
      ],
    },
  )}`;
  const missing = { code: 'failed-precondition', message };

  it('LF-01 is refused once, with the index to add', async () => {
    await expect(getDocs(unindexed())).rejects.toMatchObject(missing);
    await expect(getAggregateFromServer(unindexed(), { n: sum('total') })).rejects.toMatchObject(
      missing,
    );
  });

  it('LF-01 is refused to a listener', async () => {
    const refusal = await new Promise((resolve, reject) => {
      onSnapshot(unindexed(), reject, resolve);
    });
    expect(refusal).toMatchObject(missing);
  });
});

describe('rules that do not compile', () => {
  it('LF-01 are refused with line and column, and those before stay', async () => {
    const { host, port } = target.firestore;
    const content = "rules_version = '2';\nservice cloud.firestore {\n  match /a/{id} { allow }\n}";
    const url = `http://${host}:${port}/emulator/v1/projects/${target.projectId}:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    const response = await fetch(url, { method: 'PUT', body });
    const error = {
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('3:25'),
    };
    expect([response.status, await response.json()]).toMatchObject([400, { error }]);
    await expect(setDoc(doc(items, 'after'), { n: 1 })).resolves.toBeUndefined();
  });

  it('LF-01 are refused so by Storage', async () => {
    const { host, port } = target.storage;
    const content =
      "rules_version = '2';\nservice firebase.storage {\n  match /b/{id} { allow }\n}";
    const body = JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } });
    const response = await fetch(`http://${host}:${port}/internal/setRules`, {
      method: 'PUT',
      body,
    });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('3:25'),
    ]);
  });
});

const batched = () => writeBatch(db).set(doc(freshCollection(db)), {});
const closed = () => doc(db, `locked/${randomUUID()}`);

it.each<[string, () => Promise<unknown>]>([
  ['getCountFromServer', () => getCountFromServer(collection(db, 'locked'))],
  ['a batch with one closed write', () => batched().set(closed(), {}).commit()],
  ['a read in a transaction', () => runTransaction(db, (tx) => tx.get(closed()))],
  ['a write in a transaction', () => runTransaction(db, async (tx) => void tx.set(closed(), {}))],
])('permission-denied is the code of %s', async (_title, act) => {
  const error = await act().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FirebaseError);
  expect(error).toMatchObject({ code: 'permission-denied', name: 'FirebaseError' });
});

describe('after a refusal', () => {
  it('the same client goes on reading and writing what it may', async () => {
    const reference = doc(freshCollection(db));
    await expect(setDoc(closed(), {})).rejects.toMatchObject({ code: 'permission-denied' });
    await setDoc(reference, { n: 1 });
    expect((await getDoc(reference)).data()).toEqual({ n: 1 });
  });

  it('writes that wait behind the refused one are made', async () => {
    const items = freshCollection(db);
    const refused = setDoc(closed(), {});
    const made = [setDoc(doc(items, 'a'), {}), setDoc(doc(items, 'b'), {})];
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    await Promise.all(made);
    expect((await getDocs(items)).size).toBe(2);
  });
});
