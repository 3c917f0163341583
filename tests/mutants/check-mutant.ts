import type { FirstRuns } from './first-runs.ts';
import type { Mutant } from './mutant.ts';
import { kindOf, mostAsked, STORY } from './nearest-tests.ts';
import type { Asked } from './workers.ts';

/** A run may take so many times as long as without a mutant, and at least the time below (milliseconds). */
const TIMEOUT = 5;
const LEAST_TIMEOUT = 30_000;

export interface Verdict {
  mutant: Mutant;
  outcome: 'types' | 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test files that were asked, in this order. */
  asked: string[];
  /** The test that failed. */
  failure: string | null;
}

/** What a mutant is checked by. */
interface Checking {
  tests: readonly string[];
  firstRuns: FirstRuns;
}

/**
 * Asks the nearest test files that reach the mutant, in their order, until one of them fails. A mutant that is not reached
 * is one that none of them reaches.
 */
export async function checkMutant(
  worker: Asked,
  mutant: Mutant,
  { tests, firstRuns }: Checking,
): Promise<Verdict> {
  const asked: string[] = [];
  for (const test of tests) {
    if (isEnough(mutant, asked, test)) continue;
    const run = await firstRuns.of(test, worker);
    if (!run?.reached.has(mutant.id)) continue;
    asked.push(test);
    const limit = Math.max(LEAST_TIMEOUT, TIMEOUT * run.ms);
    const answer = await worker.ask({ test, mutant: mutant.id }, limit);
    if (!answer) return { mutant, outcome: 'timed out', asked, failure: null };
    if (answer.failed) return { mutant, outcome: 'killed', asked, failure: answer.failure };
  }
  return { mutant, outcome: asked.length > 0 ? 'survived' : 'not reached', asked, failure: null };
}

function isEnough({ file }: Mutant, asked: readonly string[], test: string): boolean {
  if (test === STORY) return false;
  const kind = kindOf(test);
  if (!kind) return true;
  return asked.filter((other) => kindOf(other) === kind).length >= mostAsked(file, kind);
}
