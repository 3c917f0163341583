// @vitest-environment node
import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, onTestFinished, afterAll, vi } from 'vitest';
import { adminFirestore, adminApp } from './support/admin-sdk.ts';
import { cannotRestart, openTarget } from './support/target.ts';

const { AggregateField, FieldPath, FieldValue, Filter, GeoPoint, Timestamp } = adminFirestore;
const target = await openTarget();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${target.firestore.host}:${target.firestore.port}`);
// Otherwise the SDK asks the network whether it runs in Google's cloud.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const app = adminApp.initializeApp({ projectId: target.projectId }, randomUUID());
const db = adminFirestore.getFirestore(app);
afterAll(async () => {
  await adminApp.deleteApp(app);
  vi.unstubAllEnvs();
  await target.close();
});

/** A collection nobody else uses. */
function freshItems(): CollectionReference {
  return db.collection(`open/${randomUUID()}/items`);
}

/** Ten rows, d0 to d9. */
async function tenRows(): Promise<CollectionReference> {
  const items = freshItems();
  const batch = db.batch();
  for (let n = 0; n < 10; n++) batch.set(items.doc(`d${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  return items;
}

describe('documents', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a double', 0.1],
    ['NaN', NaN],
    ['text', 'Œil 👁️ линза'],
    ['a timestamp', new Timestamp(1_700_000_000, 123_456_000)],
    ['a geopoint', new GeoPoint(0, -70.5)],
    ['bytes', Buffer.from([0, 255])],
    ['arrays and maps', [{ fields: [1, { nullValue: '' }] }, [].length, {}]],
  ])('come back as they were: %s', async (_title, value) => {
    const reference = freshItems().doc();
    await reference.set({ value });
    expect((await reference.get()).data()).toEqual({ value });
  });

  it('are updated by transforms, under a precondition too', async () => {
    const reference = freshItems().doc();
    const { writeTime } = await reference.set({ n: 1, tags: ['a'], gone: 1 });
    await reference.update(
      {
        n: FieldValue.increment(2),
        tags: FieldValue.arrayUnion('b'),
        gone: FieldValue.delete(),
        at: FieldValue.serverTimestamp(),
      },
      { lastUpdateTime: writeTime },
    );
    const snapshot = await reference.get();
    expect(snapshot.data()).toMatchObject({ n: 3, tags: ['a', 'b'] });
    expect(snapshot.get('gone')).toBeUndefined();
    expect(snapshot.updateTime?.isEqual(snapshot.get('at'))).toBe(true);
    const stale = reference.update({ n: 0 }, { lastUpdateTime: writeTime });
    await expect(stale).rejects.toMatchObject({ code: 9 });
  });

  it('LF-02 that a bulk writer deletes have no time of an update, as production answers', async () => {
    const reference = freshItems().doc();
    const writer = db.bulkWriter();
    const created = writer.set(reference, { n: 1 });
    await writer.flush();
    const deleted = writer.delete(reference);
    await writer.close();
    expect((await created).writeTime.toMillis()).toBeGreaterThan(0);
    expect((await deleted).writeTime.toMillis()).toBe(0);
    expect((await reference.delete()).writeTime.toMillis()).toBeGreaterThan(0);
  });

  it('that are missing are told so, alone and among others', async () => {
    const items = await tenRows();
    const [there, missing] = await db.getAll(items.doc('d1'), items.doc('nobody'));
    expect(there?.get('n')).toBe(1);
    expect(missing?.exists).toBe(false);
    await expect(items.doc('nobody').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  });
});

describe('queries', () => {
  it('filter, order, limit, select and page', async () => {
    const items = await tenRows();
    const asked = items.where('even', '==', true).orderBy('n', 'desc').limit(3).select('n');
    const { docs } = await asked.get();
    expect(docs.map((row) => row.data())).toEqual([{ n: 8 }, { n: 6 }, { n: 4 }]);
    const next = await asked.startAfter(docs.at(-1)).get();
    expect(next.docs.map(({ id }) => id)).toEqual(['d2', 'd0']);
    const last = await items.orderBy('n').limitToLast(2).get();
    expect(last.docs.map(({ id }) => id)).toEqual(['d8', 'd9']);
    expect((await items.where('n', '>', 99).get()).empty).toBe(true);
  });

  it('combine filters', async () => {
    const items = await tenRows();
    const either = Filter.or(Filter.where('n', '==', 1), Filter.where('n', 'in', [7, 8]));
    const { docs } = await items.where(either).get();
    expect(docs.map(({ id }) => id)).toEqual(['d1', 'd7', 'd8']);
    const byId = await items.where(FieldPath.documentId(), '>=', 'd8').get();
    expect(byId.size).toBe(2);
  });

  it('LF-02 look for arrays among several', async () => {
    const items = freshItems();
    const rows = { a: ['x'], b: ['x', 'y'], c: 'x' };
    await Promise.all(Object.entries(rows).map(([id, v]) => items.doc(id).set({ v })));
    const idsOf = async (op: 'in' | 'not-in') =>
      (await items.where('v', op, [['x', 'y'], 'x']).get()).docs.map(({ id }) => id);
    expect([await idsOf('in'), await idsOf('not-in')]).toEqual([['b', 'c'], ['a']]);
  });

  it('count, sum and average', async () => {
    const items = await tenRows();
    expect((await items.where('even', '==', true).count().get()).data()).toEqual({ count: 5 });
    const aggregates = await items
      .aggregate({ sum: AggregateField.sum('n'), average: AggregateField.average('n') })
      .get();
    expect(aggregates.data()).toEqual({ sum: 45, average: 4.5 });
  });

  it('look into a group of collections', async () => {
    const group = `group${randomUUID()}`;
    const root = db.doc(`open/${randomUUID()}`);
    await root.collection(group).doc('a').set({});
    await root.collection('x').doc('y').collection(group).doc('b').set({});
    const { docs } = await db.collectionGroup(group).get();
    expect(docs.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });
});

const rows = await tenRows();
const INVALID_ARGUMENT = 3;
const FAILED_PRECONDITION = 9;
const UNIMPLEMENTED = 12;

describe('the Admin SDK is refused', () => {
  it.skipIf(cannotRestart)('LF-01 a query without its index', async () => {
    const asked = rows.where('even', '==', true).orderBy('n');
    const entry = {
      collectionGroup: 'items',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'even', order: 'ASCENDING' },
        { fieldPath: 'n', order: 'ASCENDING' },
      ],
    };
    const details = expect.stringContaining(JSON.stringify(entry));
    const missing = { code: FAILED_PRECONDITION, details };
    await expect(asked.get()).rejects.toMatchObject(missing);
    await expect(asked.count().get()).rejects.toMatchObject(missing);
  });

  it('LF-01 a reference into another database', async () => {
    const other = adminFirestore.getFirestore(app, 'other').doc('open/a');
    const written = rows.doc('elsewhere').set({ other });
    await expect(written).rejects.toMatchObject({ code: INVALID_ARGUMENT });
  });

  it('LF-01 the past', async () => {
    const readTime = Timestamp.now();
    const past = db.runTransaction((transaction) => transaction.get(rows.doc('d1')), {
      readOnly: true,
      readTime,
    });
    await expect(past).rejects.toMatchObject({ code: INVALID_ARGUMENT });
  });

  it.skipIf(cannotRestart)('LF-03 what the embedded Firebase has not', async () => {
    const nearest = rows.findNearest({
      vectorField: 'v',
      queryVector: [1, 2],
      limit: 1,
      distanceMeasure: 'EUCLIDEAN',
    });
    const missing = (what: string) => ({
      code: UNIMPLEMENTED,
      details: expect.stringContaining(what),
    });
    await expect(nearest.get()).rejects.toMatchObject(missing('nearest vectors'));
    await expect(rows.explain({ analyze: true })).rejects.toMatchObject(missing('plan of a query'));
    const partitions = db.collectionGroup('items').getPartitions(2)[Symbol.asyncIterator]();
    await expect(partitions.next()).rejects.toMatchObject({ code: UNIMPLEMENTED });
  });

  it('LF-01 more than 1 MiB in a batch, whole', async () => {
    const half = 'x'.repeat(600_000);
    const batch = db
      .batch()
      .set(rows.doc('small'), {})
      .set(rows.doc('large'), { a: half, b: half });
    await expect(batch.commit()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    expect((await rows.doc('small').get()).exists).toBe(false);
  });
});

describe('transactions', () => {
  it('of ten at once on one counter lose nothing', async () => {
    const counter = freshItems().doc();
    const addOne = () =>
      db.runTransaction(
        async (transaction) => {
          const n: number = (await transaction.get(counter)).get('n') ?? 0;
          transaction.set(counter, { n: n + 1 });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(Array.from({ length: 10 }, addOne));
    expect((await counter.get()).data()).toEqual({ n: 10 });
  });

  it('see a query they read change, and try again', async () => {
    const items = await tenRows();
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(items.where('even', '==', true));
      if (++attempts === 1) await items.doc('d10').set({ n: 10, even: true });
      transaction.set(items.doc('total'), { size });
    });
    expect(attempts).toBe(2);
    expect((await items.doc('total').get()).data()).toEqual({ size: 6 });
  });

  it('LF-02 see an aggregate change, and try again', async () => {
    const items = await tenRows();
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const asked = items.where('even', '==', true).count();
      const { count } = (await transaction.get(asked)).data();
      if (++attempts === 1) await items.doc('d10').set({ n: 10, even: true });
      transaction.set(items.doc('total'), { count });
    });
    expect(attempts).toBe(2);
    expect((await items.doc('total').get()).data()).toEqual({ count: 6 });
  });

  it('that only read answer what they read', async () => {
    const items = await tenRows();
    const n = await db.runTransaction(
      async (transaction) => (await transaction.get(items.doc('d3'))).get('n'),
      { readOnly: true },
    );
    expect(n).toBe(3);
  });
});

it('listeners see rows added, modified and removed', async () => {
  const items = freshItems();
  const changes: string[] = [];
  onTestFinished(
    items.onSnapshot((snapshot) => {
      changes.push(...snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`));
    }),
  );
  await items.doc('a').set({ n: 1 });
  await until(() => expect(changes).toEqual(['added a']));
  await items.doc('a').update({ n: 2 });
  await until(() => expect(changes).toContain('modified a'));
  await items.doc('a').delete();
  await until(() => expect(changes).toEqual(['added a', 'modified a', 'removed a']));
});
