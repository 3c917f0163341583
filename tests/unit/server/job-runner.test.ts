import type { Database } from '#server/platform/database/database.ts';
import { JobRunner } from '#server/platform/jobs/job-runner.ts';
import { expect, it, vi } from 'vitest';

it('SE-09 tells once that the due jobs could not be found, runs none, and looks again', async () => {
  const lost = new Error('the database is away');
  const db = {
    insert: () => {
      throw lost;
    },
  };
  const run = vi.fn<() => Promise<void>>();
  const onError = vi.fn<(error: unknown, job: string) => void>();
  const jobs = ['sweep', 'forget'].map((name) => ({ name, every: 1_000, run }));
  const runner = new JobRunner({ database: { db } as unknown as Database, jobs, onError });
  await runner.runDue();
  expect(onError.mock.calls).toEqual([[lost, 'all']]);
  await runner.runDue();
  expect(onError).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
});
