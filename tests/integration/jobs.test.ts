import { once } from 'node:events';
import { lt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSessions } from '#server/access/sessions/table.ts';
import { hourlyJobs } from '#server/app/jobs.ts';
import { FORGET_EMAILS } from '#server/emails/email-jobs.ts';
import { queueEmails } from '#server/emails/sending/queue-emails.ts';
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts';
import { forgetOldAnswers } from '#server/platform/idempotency/idempotently.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { JobRunner, type Job } from '#server/platform/jobs/job-runner.ts';
import { emailRows } from './support/sending.ts';
import { onPostgres } from './support/test-database.ts';
import { useDatabase } from './support/use.ts';

const HOUR = 60 * 60 * 1000;

const database = useDatabase();

let errors: unknown[];
beforeEach(async () => {
  errors = [];
  await database.pool.query('TRUNCATE jobs');
});

/** As an instance of the portal has it. */
function instance(job: Partial<Job> & Pick<Job, 'run'>, lease?: number): JobRunner {
  const runner = new JobRunner({
    database,
    jobs: [{ name: 'sweep', every: HOUR, atOnce: true, ...job }],
    onError: (error) => errors.push(error),
    ...(lease !== undefined && { lease }),
  });
  return runner;
}

const stored = async () => (await database.pool.query('SELECT * FROM jobs')).rows[0];
const makeDue = () => database.pool.query(`UPDATE jobs SET due_at = now() - interval '1 second'`);
/** As if the instance that has it had died long ago. */
const loseLease = () =>
  database.pool.query(`UPDATE jobs SET held_until = now() - interval '1 second'`);

describe('work that one instance of all does', () => {
  it('SE-09 runs in one of ten instances that look at once, and again when it is due', async () => {
    const ran: number[] = [];
    const ten = Array.from({ length: 10 }, (_, at) => instance({ run: async () => ran.push(at) }));
    await Promise.all(ten.map((one) => one.runDue()));
    expect(ran).toHaveLength(1);
    await Promise.all(ten.map((one) => one.runDue()));
    expect(ran).toHaveLength(1);
    await makeDue();
    await Promise.all(ten.map((one) => one.runDue()));
    expect(ran).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it('SE-09 waits for its first time unless it is to run at once', async () => {
    let runs = 0;
    const one = instance({ atOnce: false, run: async () => (runs += 1) });
    await one.runDue();
    expect(runs).toBe(0);
    await makeDue();
    await one.runDue();
    expect(runs).toBe(1);
  });

  it('SE-09 is due again an hour after it began, also when it failed', async () => {
    const failing = instance({ run: () => Promise.reject(new Error('the directory is away')) });
    await failing.runDue();
    expect(errors).toEqual([new Error('the directory is away')]);
    const { due_at, started_at, held_until, finished_at } = await stored();
    expect(due_at.getTime() - started_at.getTime()).toBe(HOUR);
    expect(held_until).toBeNull();
    expect(finished_at).not.toBeNull();
  });

  it('SE-09 is not taken while an instance works on it, and is when that one has died', async () => {
    const work = new AbortController();
    const slow = instance({ run: () => once(work.signal, 'abort') });
    const running = slow.runDue();
    await expect.poll(stored).toMatchObject({ finished_at: null });
    let taken = 0;
    const other = instance({ run: async () => (taken += 1) });
    await makeDue();
    await other.runDue();
    expect(taken).toBe(0);
    await loseLease();
    await other.runDue();
    expect(taken).toBe(1);
    const after = await stored();
    work.abort();
    await running;
    // The one that came too late changes nothing.
    expect(await stored()).toEqual(after);
  });

  it('SE-09 keeps its lease while it works, and ends when another has it', async () => {
    let lost: AbortSignal | undefined;
    const untilLost = instance(
      {
        run: (signal) => {
          lost = signal;
          return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      },
      90,
    );
    const running = untilLost.runDue();
    await expect.poll(() => lost).toBeDefined();
    const { held_until: first } = await stored();
    await expect.poll(async () => (await stored()).held_until > first).toBe(true);
    expect(lost?.aborted).toBe(false);
    await database.pool.query('UPDATE jobs SET holder = gen_random_uuid()');
    await running;
    expect(lost?.aborted).toBe(true);
    expect((await stored()).finished_at).toBeNull();
  });

  it('SE-09 ends with the server, which waits for it', async () => {
    const seen: string[] = [];
    const one = instance({
      run: async (signal) => {
        seen.push('begun');
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        seen.push('ended');
      },
    });
    const running = one.runDue();
    // A job that is due is in the table before it begins.
    await expect.poll(() => seen).toEqual(['begun']);
    await one.close();
    seen.push('closed');
    await running;
    expect(seen).toEqual(['begun', 'ended', 'closed']);
    await makeDue();
    await one.runDue();
    expect(seen).toEqual(['begun', 'ended', 'closed']);
  });
});

it('SE-09 all that recurs is due once an hour, and the check of the books once a day', () => {
  const log = { error: (error: unknown) => errors.push(error) };
  const jobs = hourlyJobs({ database, clock: () => new Date() }, log);
  const others = jobs.filter(({ every }) => every !== 3_600_000);
  expect(others.map(({ name, every }) => [name, every])).toEqual([['checkLedger', 86_400_000]]);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

const SECOND = 1000;
const WEEK = 604_800 * SECOND;

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

/** An email of so many days ago. */
const email = (onceKey: string, days: number) => ({
  event: 'orderShipped' as const,
  uid: null,
  address: `${onceKey}@lens.test`,
  accountNumber: null,
  language: 'en' as const,
  ref: {},
  cause: { resource: '' as const, id: '' },
  onceKey,
  urgency: 'normal' as const,
  happenedAt: new Date(NOW.getTime() - days * DAY),
});
const { signal } = new AbortController();

it('EM-03 keeps messages and emails as long as the lab says, and ends what waited for too long', async () => {
  const ages = [1, 91, 401].map((days) => email(String(days), days));
  await database.db.transaction((tx) => queueEmails(tx, ages, NOW));
  await database.pool.query(`UPDATE emails SET html = 'h', text = 't', subject = 's'`);
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
  const written = { event: 'directEmail' as const, ref };
  const all = ['sent', 'expired', 'queued', 'young'].map((name) =>
    Object.assign(email(name, name === 'young' ? 0 : 91), written),
  );
  await database.pool.query('TRUNCATE emails, outbox');
  await database.db.transaction((tx) => queueEmails(tx, all, NOW));
  await database.pool.query(
    `UPDATE emails SET state = CASE once_key WHEN 'queued' THEN 'queued' WHEN 'expired' THEN 'expired' ELSE 'sent' END`,
  );
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
