// @vitest-environment node
import { Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdminSuite, tenRows, type AdminSuite } from './support/admin-firestore.ts';
import { cannotRestart } from './support/target.ts';

let suite: AdminSuite;
let db: Firestore;
let rows: CollectionReference;

beforeAll(async () => {
  suite = await openAdminSuite();
  db = suite.db;
  rows = await tenRows(db);
});

afterAll(() => suite.close());

const INVALID_ARGUMENT = 3;
const FAILED_PRECONDITION = 9;

const NEGATIONS =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";

describe('the Admin SDK is refused', () => {
  it.each<[string, () => Query, string]>([
    ['two NOT_IN', () => rows.where('n', 'not-in', [1]).where('even', 'not-in', [true]), NEGATIONS],
    [
      'NOT_IN beside NOT_EQUAL',
      () => rows.where('n', 'not-in', [1]).where('n', '!=', 2),
      NEGATIONS,
    ],
    [
      'NOT_IN beside IN',
      () => rows.where('n', 'not-in', [1]).where('even', 'in', [true]),
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      'two ARRAY_CONTAINS',
      () => rows.where('a', 'array-contains', 1).where('b', 'array-contains', 1),
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    ],
    [
      'a field after the key',
      () => rows.orderBy('__name__').orderBy('n'),
      'order by clause cannot contain more fields after the key',
    ],
  ])('LF-01 %s', async (_what, asked, details) => {
    await expect(asked().get()).rejects.toMatchObject({ code: INVALID_ARGUMENT, details });
  });

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

  it('LF-01 the past', async () => {
    const readTime = Timestamp.now();
    const past = db.runTransaction((transaction) => transaction.get(rows.doc('d1')), {
      readOnly: true,
      readTime,
    });
    await expect(past).rejects.toMatchObject({ code: INVALID_ARGUMENT });
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

describe('the Admin SDK reads', () => {
  it('LF-01 the fields of a mask', async () => {
    const [first, missing] = await db.getAll(rows.doc('d1'), rows.doc('none'), {
      fieldMask: ['n'],
    });
    expect(first?.data()).toEqual({ n: 1 });
    expect(missing?.exists).toBe(false);
  });

  it('LF-01 names alone when it selects nothing', async () => {
    const { docs } = await rows.orderBy('n').limit(1).select().get();
    expect(docs.map((row) => [row.id, row.data()])).toEqual([['d0', {}]]);
  });
});
