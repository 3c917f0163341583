import { JobRunner, type Job } from '#server/platform/jobs/job-runner.ts';
import { once } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
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
    await expect.poll(stored).toMatchObject({ finished_at: null });
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
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        seen.push('ended');
      },
    });
    const running = one.runDue();
    await expect.poll(stored).toMatchObject({ finished_at: null });
    await one.close();
    seen.push('closed');
    await running;
    expect(seen).toEqual(['ended', 'closed']);
    await makeDue();
    await one.runDue();
    expect(seen).toEqual(['ended', 'closed']);
  });
});
