import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILLS_TAG } from '../e2e/support/long-run.ts';
import { makeTemplate } from '../e2e/support/make-template.ts';
import { sumOf } from './closing.ts';
import { findChromium } from './find-chromium.ts';
import { shuffledJourneys } from './shuffled-journeys.ts';
import type { Printing, Step, StepResult } from './step.ts';
import { runPlaywright } from './tools.ts';

/** The journeys of `npm test`, in a real browser on the built app. */
export const journeys: Step = {
  name: 'browser',
  budget: 240,
  run: async (printing) => runPlaywright(await findChromium(), [], { printing }),
};

/**
 * All journeys with all that they try, in an order that a seed says. JOURNEYS_SEED repeats the order of an earlier run.
 */
export function allJourneys(env: Record<string, string>): Step {
  return {
    name: 'browser, all and shuffled',
    budget: 540,
    async run(printing) {
      const seed = Number(process.env['JOURNEYS_SEED'] ?? Date.now() % 100_000);
      console.log(`JOURNEYS_SEED=${seed}`);
      const folder = await mkdtemp(join(tmpdir(), 'lens-portal-journeys-'));
      const removeTemplate = await makeTemplate();
      try {
        return await runParts(seed, folder, env, printing);
      } finally {
        await removeTemplate();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function runParts(
  seed: number,
  folder: string,
  env: Record<string, string>,
  printing: Printing,
): Promise<StepResult> {
  const results: StepResult[] = [];
  const run = async (chromium: string, arg: string) =>
    results.push(await runPlaywright(chromium, [arg], { printing, env }));
  for (const part of await shuffledJourneys(seed, folder, env)) {
    await run(await findChromium(), `--test-list=${part}`);
  }
  // Where the headless shell crashes, as the kills of drafts have it do twenty times, the next page may crash with it.
  await run(await findChromium({ isWhole: true }), `--grep=${KILLS_TAG}`);
  return sumOf(results);
}
