import { forgetOldAnswers } from '#server/platform/idempotency/idempotently.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { expect, it } from 'vitest';
import { useDatabase } from './support/use.ts';

const SECOND = 1000;
const WEEK = 604_800 * SECOND;

const database = useDatabase();

it('OR-04 a request may be repeated for seven days', async () => {
  const now = new Date('2026-03-15T12:00:00Z');
  const ages = { 'a week and a second': WEEK + SECOND, 'a week': WEEK, 'a second': SECOND };
  await database.db.insert(idempotencyKeys).values(
    Object.entries(ages).map(([key, age]) => ({
      uid: 'u',
      key,
      requestHash: 'raw:0',
      createdAt: new Date(now.getTime() - age),
    })),
  );
  await forgetOldAnswers(database.db, now);
  const left = await database.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(left.map(({ key }) => key).toSorted()).toEqual(['a second', 'a week']);
});
