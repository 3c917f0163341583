// @vitest-environment node
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshItems, openAdminSuite, tenRows, type AdminSuite } from './support/admin-firestore.ts';
import { adminFirestore } from './support/admin-sdk.ts';

const { AggregateField, FieldPath, FieldValue, Filter, GeoPoint, Timestamp } = adminFirestore;

let suite: AdminSuite;
let db: Firestore;

beforeAll(async () => {
  suite = await openAdminSuite();
  db = suite.db;
});

afterAll(() => suite.close());

describe('documents', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a boolean', false],
    ['zero', 0],
    ['an integer', -42],
    ['a double', 0.1],
    ['NaN', NaN],
    ['infinity', -Infinity],
    ['the empty string', ''],
    ['text', 'Œil 👁️ линза'],
    ['a timestamp', new Timestamp(1_700_000_000, 123_456_000)],
    ['a timestamp before 1970', new Timestamp(-1, 0)],
    ['a geopoint', new GeoPoint(0, -70.5)],
    ['bytes', Buffer.from([0, 255])],
    ['arrays and maps', [{ fields: [1, { nullValue: '' }] }, [].length, {}]],
    ['an empty array', []],
  ])('come back as they were: %s', async (_title, value) => {
    const reference = freshItems(db).doc();
    await reference.set({ value });
    expect((await reference.get()).data()).toEqual({ value });
  });

  it('are updated by transforms, under a precondition too', async () => {
    const reference = freshItems(db).doc();
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

  it('that are missing are told so, alone and among others', async () => {
    const items = await tenRows(db);
    const [there, missing] = await db.getAll(items.doc('d1'), items.doc('nobody'));
    expect(there?.get('n')).toBe(1);
    expect(missing?.exists).toBe(false);
    await expect(items.doc('nobody').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  });
});

describe('queries', () => {
  it('filter, order, limit, select and page', async () => {
    const items = await tenRows(db);
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
    const items = await tenRows(db);
    const either = Filter.or(Filter.where('n', '==', 1), Filter.where('n', 'in', [7, 8]));
    const { docs } = await items.where(either).get();
    expect(docs.map(({ id }) => id)).toEqual(['d1', 'd7', 'd8']);
    const byId = await items.where(FieldPath.documentId(), '>=', 'd8').get();
    expect(byId.size).toBe(2);
  });

  it('count, sum and average', async () => {
    const items = await tenRows(db);
    expect((await items.where('even', '==', true).count().get()).data()).toEqual({ count: 5 });
    const aggregates = await items
      .aggregate({ sum: AggregateField.sum('n'), average: AggregateField.average('n') })
      .get();
    expect(aggregates.data()).toEqual({ sum: 45, average: 4.5 });
  });

  it('stream rows', async () => {
    const items = await tenRows(db);
    let rows = 0;
    for await (const row of items.orderBy('n').stream()) if (row) rows++;
    expect(rows).toBe(10);
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
