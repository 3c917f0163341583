// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collection,
  collectionGroup,
  doc,
  getAggregateFromServer,
  getDoc,
  getDocs,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  updateDoc,
  where,
  writeBatch,
  type CollectionReference,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { closeWebApps, freshCollection, openWebFirestore } from './support/firestore-apps.ts';
import { setTestRules } from './support/firestore-rules.ts';
import { cannotRestart, openTarget, type FirebaseTarget } from './support/target.ts';

let target: FirebaseTarget;
let db: Firestore;
let items: CollectionReference;

beforeAll(async () => {
  target = await openTarget();
  await setTestRules(target);
  db = openWebFirestore(target);
  items = freshCollection(db);
});

afterAll(async () => {
  await closeWebApps();
  await target.close();
});

const invalid = { code: 'invalid-argument' };

const times = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, serverTimestamp()]));

const unindexed = () => query(items, where('state', '==', 'open'), orderBy('total', 'desc'));

describe('the web SDK is refused', () => {
  it('LF-01 a document above 1 MiB, and writes on', async () => {
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

  it('LF-01 one value above 1,048,487 bytes', async () => {
    const written = setDoc(doc(items, 'long'), { text: 'x'.repeat(1_048_488) });
    await expect(written).rejects.toMatchObject({
      ...invalid,
      message: 'The value of property "text" is longer than 1048487 bytes.',
    });
  });

  it('LF-01 a field name above 1,500 bytes', async () => {
    await setDoc(doc(items, 'name'), { ['é'.repeat(750)]: 1 });
    await expect(setDoc(doc(items, 'name'), { ['é'.repeat(751)]: 1 })).rejects.toMatchObject(
      invalid,
    );
  });

  it('LF-01 more than 500 transforms of one document', async () => {
    await setDoc(doc(items, 'times'), times(500));
    const batch = writeBatch(db).set(doc(items, 'times'), times(1));
    await expect(batch.update(doc(items, 'times'), times(500)).commit()).rejects.toMatchObject({
      ...invalid,
      message: 'cannot have more than 500 field transforms on a single document',
    });
  });

  it('LF-01 such writes in a transaction, too', async () => {
    const run = runTransaction(db, async (transaction) => {
      await transaction.get(doc(items, 'nobody'));
      transaction.set(doc(items, 'nobody'), { ['x'.repeat(1501)]: 1 });
    });
    await expect(run).rejects.toMatchObject(invalid);
  });
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

  it('LF-01 is refused in a group of collections', async () => {
    const open = collectionGroup(db, 'items');
    await expect(getDocs(query(open, where('n', '==', 1)))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it.each<[string, () => Query]>([
    ['equalities', () => query(items, where('a', '==', 1), where('b', 'in', [1, 2]))],
    ['a range in its order', () => query(items, where('a', '>', 1), orderBy('a', 'desc'))],
    ['the last rows', () => query(items, orderBy('a'), limitToLast(2))],
    ['all there is', () => collection(db, items.path)],
  ])('LF-01 is none that asks for %s', async (_what, asked) => {
    await expect(getDocs(asked())).resolves.toBeDefined();
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
