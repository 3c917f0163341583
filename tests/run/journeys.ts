import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANY_KILLS, SHORT } from '../e2e/support/tags.ts';
import { makeTemplate } from '../e2e/support/make-template.ts';
import { findChromium } from './find-chromium.ts';
import { sumOf } from './report.ts';
import { SEED } from './seed.ts';
import { shuffledJourneys } from './shuffled-journeys.ts';
import type { Step, StepResult } from './step.ts';
import { runPlaywright } from './tools.ts';

/** The journeys of `npm test`, in a real browser on the built app. */
export const shortJourneys: Step = {
  name: 'browser, a part',
  run: () => runShuffled([`--grep=${SHORT.tag}`], {}),
};

/** All journeys; those that kill pages in the full browser. */
export function allJourneys(env: Record<string, string>): Step {
  return {
    name: 'browser',
    run: async () => {
      const others = await runShuffled([`--grep-invert=${MANY_KILLS.tag}`], env);
      // After a crash of the headless shell, which these cause ten times, the next page may crash too.
      const whole = await findChromium({ isWhole: true });
      const kills = await runPlaywright(whole, [`--grep=${MANY_KILLS.tag}`], env);
      return sumOf([others, kills]);
    },
  };
}

/** Runs the journeys in the order of the seed. */
async function runShuffled(args: string[], env: Record<string, string>): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-journeys-'));
  const removeTemplate = await makeTemplate();
  const results: StepResult[] = [];
  try {
    for (const part of await shuffledJourneys(SEED, folder, args, env)) {
      results.push(await runPlaywright(await findChromium(), [`--test-list=${part}`], env));
    }
    return sumOf(results);
  } finally {
    await removeTemplate();
    await rm(folder, { recursive: true, force: true });
  }
}
