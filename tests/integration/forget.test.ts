import { forgetOldAnswers } from '#server/platform/idempotency/idempotently.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { expect, it, beforeEach, describe } from 'vitest';
import { useDatabase } from './support/use.ts';
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts';
import { userSessions } from '#server/access/sessions/table.ts';
import { lt } from 'drizzle-orm';
import { onPostgres } from './support/test-database.ts';
import { FORGET_EMAILS } from '#server/app/email-jobs.ts';
import { queueEmails } from '#server/emails/sending/queue-emails.ts';
import { emailRows } from './support/sending.ts';

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

const OLD = 25;
const before = new Date('2026-01-01');
const isOld = lt(userSessions.lastSeenAt, before);
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

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T10:00:00Z');

it('EM-03 keeps messages and emails as long as the lab says, and ends what waited for too long', async () => {
  const ages = [1, 91, 401];
  await database.db.transaction((tx) =>
    queueEmails(
      tx,
      ages.map((days) => ({
        event: 'orderShipped',
        uid: null,
        address: `p${days}@lens.test`,
        accountNumber: null,
        language: 'en',
        ref: {},
        cause: { resource: '', id: '' },
        onceKey: String(days),
        urgency: 'normal',
        happenedAt: new Date(NOW.getTime() - days * DAY),
      })),
      NOW,
    ),
  );
  await database.pool.query(`UPDATE emails SET html = 'h', text = 't', subject = 's'`);
  const { signal } = new AbortController();
  for (const forget of Object.values(FORGET_EMAILS)) await forget(database.db, NOW, { signal });
  const rows = await emailRows(database);
  expect(
    rows.map(({ onceKey, html, text, subject, state }) => [onceKey, html, text, subject, state]),
  ).toEqual([
    ['91', null, null, 's', 'expired'],
    ['1', 'h', 't', 's', 'queued'],
  ]);
});

it('EM-03 RS-03 deletes what somebody wrote with the text of the email, sent or not, and nothing that waits', async () => {
  const ref = { writtenBy: 'u', name: 'Ada', replyTo: 'ada@lens.test', subject: 'S', body: 'B' };
  const states = ['sent', 'expired', 'queued'] as const;
  const message = {
    event: 'directEmail' as const,
    uid: null,
    accountNumber: null,
    language: 'en' as const,
    ref,
    cause: { resource: 'users' as const, id: 'u' },
    urgency: 'normal' as const,
    happenedAt: new Date(NOW.getTime() - 91 * DAY),
  };
  await database.pool.query('TRUNCATE emails, outbox');
  await database.db.transaction((tx) =>
    queueEmails(
      tx,
      [...states, 'young'].map((name) =>
        Object.assign(
          { address: `${name}@lens.test`, onceKey: name },
          message,
          name === 'young' && { happenedAt: NOW },
        ),
      ),
      NOW,
    ),
  );
  await database.pool.query(
    `UPDATE emails SET state = CASE once_key WHEN 'queued' THEN 'queued' WHEN 'expired' THEN 'expired' ELSE 'sent' END`,
  );
  const { signal } = new AbortController();
  await FORGET_EMAILS['forgetOldEmails']?.(database.db, NOW, { signal });
  const rows = await emailRows(database);
  expect(new Map(rows.map(({ onceKey, ref: kept }) => [onceKey, kept]))).toEqual(
    new Map<string, unknown>([
      ['sent', {}],
      ['expired', {}],
      ['queued', ref],
      ['young', ref],
    ]),
  );
});
