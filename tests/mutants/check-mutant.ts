import type { FirstRuns } from './first-runs.ts';
import type { Mutant } from './mutant.ts';
import { kindOf, mostAsked, STORY, type NearTests } from './nearest-tests.ts';
import type { Asked } from './workers.ts';

/** A run may take so many times as long as without a mutant, and at least the time below (milliseconds). */
const TIMEOUT = 5;
const LEAST_TIMEOUT = 30_000;

export interface Verdict {
  mutant: Mutant;
  outcome: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test files that were asked, in this order. */
  asked: string[];
  /** The test that failed. */
  failure: string | null;
}

/** What a mutant is checked by. */
interface Checking {
  tests: NearTests;
  firstRuns: FirstRuns;
}

/**
 * Asks those of the nearest test files that reach the mutant, in their order, until one of them fails. When none of them
 * reaches it, another one that does is asked: a mutant that is not reached is one that no test file reaches.
 */
export async function checkMutant(
  worker: Asked,
  mutant: Mutant,
  { tests, firstRuns }: Checking,
): Promise<Verdict> {
  const asked: string[] = [];
  const others = rotated(tests.others, mutant.id);
  for (const test of [...tests.nearest, ...others]) {
    if (others.includes(test) ? asked.length > 0 : isEnough(mutant, asked, test)) continue;
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

/** Two workers that look for a file each begin elsewhere: at the same place one would wait for the other's first runs. */
function rotated(files: readonly string[], by: number): string[] {
  const start = files.length > 0 ? by % files.length : 0;
  return [...files.slice(start), ...files.slice(0, start)];
}

function isEnough({ file }: Mutant, asked: readonly string[], test: string): boolean {
  if (test === STORY) return false;
  const kind = kindOf(test);
  if (!kind) return true;
  return asked.filter((other) => kindOf(other) === kind).length >= mostAsked(file, kind);
}
