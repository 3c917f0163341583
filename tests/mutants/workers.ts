import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer, Job } from './job.ts';

const SCRIPT = fileURLToPath(new URL('./worker.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
/** TEST_RUNS: enough cases of a property for a mutant to be seen. */
const RUNS = '100';

/** Runs a test file with a mutant on, or without. */
export type Asked = Pick<Worker, 'ask'>;

/** A worker process that is started anew after one that had to be killed. */
export class Worker {
  #child: ChildProcess | null = null;
  readonly #mutantsFile: string;

  constructor(mutantsFile: string) {
    this.#mutantsFile = mutantsFile;
  }

  /** Null when there is no answer within `limit` milliseconds, or the process ends: an endless loop, or one that eats all memory. */
  async ask(job: Job, limit: number): Promise<Answer | null> {
    this.#child ??= await this.#start();
    const child = this.#child;
    const waiting = new AbortController();
    const { signal } = waiting;
    child.send(job);
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([told]) => told as Answer),
      once(child, 'exit', { signal }).then(() => null),
      timeout(limit, signal),
    ]);
    waiting.abort();
    if (answer === null) await this.stop();
    return answer;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // With the processes of Vitest's own, one of which may be in a loop.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(SCRIPT, {
      execArgv: ['--import', LOADER],
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { TEST_RUNS: RUNS, ...process.env, MUTANTS: this.#mutantsFile },
    });
    await once(child, 'message');
    return child;
  }
}

async function timeout(ms: number, signal: AbortSignal): Promise<null> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms, null);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Has each worker take the next job as soon as it is free. */
export async function shareOut<T>(
  workers: readonly Worker[],
  jobs: readonly T[],
  work: (worker: Worker, job: T) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  await Promise.all(
    workers.map(async (worker) => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift())
        await work(worker, job);
    }),
  );
}
