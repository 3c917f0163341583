import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts';
import { userSessions } from '#server/access/sessions/table.ts';
import { lt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from './support/use.ts';
import { onPostgres } from './support/test-database.ts';

const OLD = 25;
const before = new Date('2026-01-01');
const isOld = lt(userSessions.lastSeenAt, before);

const database = useDatabase();
beforeEach(async () => {
  await database.pool.query('TRUNCATE user_sessions');
  await database.pool.query(
    `INSERT INTO user_sessions (id, uid, auth_time, device_id, device, last_seen_at)
     SELECT gen_random_uuid(), 'u', n, 'd', 'd', $2::timestamptz - n * interval '1 hour'
     FROM generate_series(0, $1::int) AS n`,
    [OLD, before],
  );
});

const left = () => database.db.$count(userSessions);

describe('what is forgotten hourly', () => {
  it('SE-09 goes in batches until nothing is left, and what is not old stays', async () => {
    const statements: string[] = [];
    const count = () => void statements.push('one');
    database.pool.on('acquire', count);
    expect(await deleteInBatches(database.db, userSessions, isOld, { batch: 10 })).toBe(OLD);
    database.pool.off('acquire', count);
    expect([statements.length, await left()]).toEqual([3, 1]);
  });

  it('SE-09 stops after so many batches, and when the server closes', async () => {
    const limits = { batch: 10, mostBatches: 2 };
    expect(await deleteInBatches(database.db, userSessions, isOld, limits)).toBe(20);
    const signal = AbortSignal.abort();
    expect(await deleteInBatches(database.db, userSessions, isOld, { signal })).toBe(0);
    expect(await left()).toBe(6);
  });

  it('SE-09 never takes every row for want of a condition', async () => {
    await expect(deleteInBatches(database.db, userSessions, undefined)).rejects.toThrow(
      'condition',
    );
    expect(await left()).toBe(OLD + 1);
  });

  it.skipIf(!onPostgres)('SE-09 waits for nobody who holds a row', async () => {
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM user_sessions WHERE auth_time = 7 FOR UPDATE');
    expect(await deleteInBatches(database.db, userSessions, isOld)).toBe(OLD - 1);
    await holder.query('COMMIT');
    holder.release();
  });
});
