import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { addJobs, findDue, finishJob, keepJob, takeJob } from './lease.ts';

/** Recurring work that one of all instances does. */
export interface Job {
  name: string;
  /** Milliseconds from the start of one run to the start of the next. */
  every: number;
  /** Whether the first run is due when the job is added, instead of after `every`. */
  atOnce?: boolean;
  /** Stops early when the signal aborts: the server closes, or another instance has taken the job. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

interface JobRunnerOptions {
  database: Database;
  jobs: readonly Job[];
  onError: (error: unknown, job: string) => void;
  /** Milliseconds until an instance that died loses its job. A running instance renews the lease in time. */
  lease?: number;
}

const LEASE = 5 * 60_000;

/** Runs the jobs that are due and that no other instance has, one after the other. */
export class JobRunner {
  readonly #holder = randomUUID();
  readonly #closing = new AbortController();
  readonly #options: JobRunnerOptions;
  #areAdded = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Checks once. Resolves when all due jobs have run; errors go to `onError`. */
  runDue(): Promise<void> {
    this.#running = this.#running.then(() => this.#lookAtAll());
    return this.#running;
  }

  /** Stops the current job and waits for it. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #lookAtAll(): Promise<void> {
    const { jobs, onError } = this.#options;
    const due = await this.#findDue().catch((error: unknown) => onError(error, 'all'));
    for (const job of jobs) {
      if (this.#closing.signal.aborted) return;
      if (!due?.has(job.name)) continue;
      await this.#run(job).catch((error: unknown) => onError(error, job.name));
    }
  }

  async #findDue(): Promise<Set<string>> {
    const { database, jobs } = this.#options;
    if (this.#closing.signal.aborted) return new Set();
    if (!this.#areAdded) {
      const added = jobs.map(({ name, every, atOnce = false }) => ({
        name,
        firstAfter: atOnce ? 0 : every,
      }));
      await addJobs(database.db, added);
      this.#areAdded = true;
    }
    return findDue(database.db);
  }

  async #run({ name, every, run }: Job): Promise<void> {
    const { db } = this.#options.database;
    const lease = { name, holder: this.#holder, lease: this.#options.lease ?? LEASE };
    if (!(await takeJob(db, lease))) return;
    const kept = this.#keep(lease);
    try {
      await run(AbortSignal.any([this.#closing.signal, kept.lost]));
    } finally {
      kept.stop();
      await finishJob(db, { ...lease, every });
    }
  }

  /** Renews the lease while the job runs. `lost` aborts once another instance has the job. */
  #keep(lease: Parameters<typeof keepJob>[1]): { lost: AbortSignal; stop: () => void } {
    const lost = new AbortController();
    const timer = setInterval(() => {
      keepJob(this.#options.database.db, lease).then(
        (isKept) => isKept || lost.abort(),
        // The renewal failed. It is tried again; the lease outlasts two failures.
        (error: unknown) => this.#options.onError(error, lease.name),
      );
    }, lease.lease / 3);
    timer.unref();
    return { lost: lost.signal, stop: () => clearInterval(timer) };
  }
}
