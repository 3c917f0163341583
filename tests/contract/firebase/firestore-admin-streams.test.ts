// @vitest-environment node
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import { freshItems, openAdminSuite, tenRows, type AdminSuite } from './support/admin-firestore.ts';

let suite: AdminSuite;
let db: Firestore;

beforeAll(async () => {
  suite = await openAdminSuite();
  db = suite.db;
});

afterAll(() => suite.close());

describe('transactions', () => {
  it('of ten at once on one counter lose nothing', async () => {
    const counter = freshItems(db).doc();
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
  }, 60_000);

  it('see a query they read change, and try again', async () => {
    const items = await tenRows(db);
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(items.where('even', '==', true));
      if (++attempts === 1) await items.doc('d10').set({ n: 10, even: true });
      transaction.set(items.doc('total'), { size });
    });
    expect(attempts).toBe(2);
    expect((await items.doc('total').get()).data()).toEqual({ size: 6 });
  });

  it('that only read answer what they read', async () => {
    const items = await tenRows(db);
    const n = await db.runTransaction(
      async (transaction) => (await transaction.get(items.doc('d3'))).get('n'),
      { readOnly: true },
    );
    expect(n).toBe(3);
  });
});

describe('listeners', () => {
  it('see rows added, modified and removed', async () => {
    const items = freshItems(db);
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
});

describe('whole collections', () => {
  it('are listed', async () => {
    const root = db.doc(`open/${randomUUID()}`);
    await root.collection('one').doc('a').set({});
    await root.collection('two').doc('a').collection('three').doc('b').set({});
    const ids = (await root.listCollections()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['one', 'two']);
    expect((await db.listCollections()).map(({ id }) => id)).toContain('open');
  });

  it('are written in bulk, and each failure is told alone', async () => {
    const items = freshItems(db);
    const writer = db.bulkWriter();
    const failed: number[] = [];
    writer.onWriteError(({ code }) => {
      failed.push(code);
      return false;
    });
    const refused = writer.update(items.doc('nobody'), { n: 1 }).catch((error: unknown) => error);
    for (let n = 0; n < 100; n++) void writer.set(items.doc(`d${n}`), { n });
    await writer.close();
    expect(await refused).toMatchObject({ code: 5 });
    expect(failed).toEqual([5]);
    expect((await items.count().get()).data().count).toBe(100);
  });

  it('are deleted with all that lies below', async () => {
    const items = await tenRows(db);
    await items.doc('d1').collection('sub').doc('x').set({});
    await items.doc('ghost').collection('sub').doc('y').set({});
    await db.recursiveDelete(items);
    expect((await items.count().get()).data().count).toBe(0);
    expect((await items.doc('d1').collection('sub').get()).empty).toBe(true);
    expect((await items.doc('ghost').collection('sub').get()).empty).toBe(true);
  });
});
