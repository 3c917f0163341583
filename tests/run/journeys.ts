import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IN_LONG_RUN, KILLS_TAG } from '../e2e/support/long-run.ts';
import { makeTemplate } from '../e2e/support/make-template.ts';
import { sumOf } from './closing.ts';
import { findChromium } from './find-chromium.ts';
import { shuffledJourneys } from './shuffled-journeys.ts';
import type { Printing, Step, StepResult } from './step.ts';
import { runPlaywright } from './tools.ts';

/** The journeys of `npm test`, in a real browser on the built app. */
export const journeys: Step = {
  name: 'browser',
  budget: 200,
  run: (printing) => runShuffled([], {}, printing),
};

/** What `npm test` leaves out of them: journeys that only the long run makes, and those that try more in it. */
export function furtherJourneys(env: Record<string, string>): Step {
  return {
    name: 'browser, further',
    budget: 240,
    run: async (printing) => {
      const further = await runShuffled(
        [`--grep=${IN_LONG_RUN.source}`, `--grep-invert=${KILLS_TAG}`],
        env,
        printing,
      );
      // Where the headless shell crashes, as these have it do twenty times, the next page may crash with it.
      const whole = await findChromium({ isWhole: true });
      const kills = await runPlaywright(whole, [`--grep=${KILLS_TAG}`], { printing, env });
      return sumOf([further, kills]);
    },
  };
}

/** In an order that a seed says; JOURNEYS_SEED repeats that of an earlier run. */
async function runShuffled(
  args: string[],
  env: Record<string, string>,
  printing: Printing,
): Promise<StepResult> {
  const seed = Number(process.env['JOURNEYS_SEED'] ?? Date.now() % 100_000);
  console.log(`JOURNEYS_SEED=${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-journeys-'));
  const removeTemplate = await makeTemplate();
  const results: StepResult[] = [];
  try {
    for (const part of await shuffledJourneys(seed, folder, args, env)) {
      const list = `--test-list=${part}`;
      results.push(await runPlaywright(await findChromium(), [list], { printing, env }));
    }
    return sumOf(results);
  } finally {
    await removeTemplate();
    await rm(folder, { recursive: true, force: true });
  }
}
