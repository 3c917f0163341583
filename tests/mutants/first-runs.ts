import type { Asked } from './workers.ts';

/** What a test file does without a mutant. */
interface FirstRun {
  ms: number;
  /** The mutants that it reaches. */
  reached: ReadonlySet<number>;
}

/** Longer than any test file takes, in milliseconds. */
const LIMIT = 600_000;

/** Runs each test file once without a mutant, when it is needed first. */
export class FirstRuns {
  readonly #runs = new Map<string, Promise<FirstRun | null>>();

  /** Null, and a line on the console, for a file that fails: it can say nothing about a mutant. */
  of(test: string, worker: Asked): Promise<FirstRun | null> {
    const run = this.#runs.get(test) ?? firstRun(test, worker);
    this.#runs.set(test, run);
    return run;
  }
}

async function firstRun(test: string, worker: Asked): Promise<FirstRun | null> {
  const answer = await worker.ask({ test, mutant: 0 }, LIMIT);
  if (answer && !answer.failed) return { ms: answer.ms, reached: new Set(answer.reached) };
  console.error(`${test} fails without a mutant: ${answer?.failure ?? 'no answer'}`);
  return null;
}
