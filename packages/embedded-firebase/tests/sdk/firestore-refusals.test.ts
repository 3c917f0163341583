// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { FirebaseError } from 'firebase/app';
import {
  doc,
  getAggregateFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  sum,
  updateDoc,
  where,
  collection,
  getCountFromServer,
  runTransaction,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';
import { cannotRestart } from './support/target.ts';

const target = await openFirestoreSuite();
const db = openWebFirestore(target);
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

it('LF-03 a request for other rules has nothing that is unknown', async () => {
  const { host, port } = target.storage;
  const content = "rules_version = '2';\nservice firebase.storage { }";
  const answer = await fetch(`http://${host}:${port}/internal/setRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content, contents: content }] } }),
  });
  expect(answer.status).toBe(400);
});

const batch = () => writeBatch(db).set(doc(freshCollection(db)), {});
const closed = () => doc(db, `locked/${randomUUID()}`);

it.each<[string, () => Promise<unknown>]>([
  ['getCountFromServer', () => getCountFromServer(collection(db, 'locked'))],
  ['a batch with one closed write', () => batch().set(closed(), {}).commit()],
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
