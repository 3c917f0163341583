import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from 'test-tools/find-chromium.ts';
import { buildOnce } from '../e2e/support/build-once.ts';
import { makeTemplate } from '../e2e/support/make-template.ts';
import { MANY_KILLS, SHORT } from '../e2e/support/tags.ts';
import { emptyDatabase } from './empty-database.ts';
import { sumOf } from './report.ts';
import { SEED } from './seed.ts';
import { shuffledJourneys } from './shuffled-journeys.ts';
import type { Step, StepResult } from './step.ts';
import { runPlaywright } from './tools.ts';

/**
 * The journeys of `npm test`, in a real browser on the built app. One worker takes all of them: what it waits for, the suites
 * beside it use, and it starts one portal.
 */
export const shortJourneys = journeysStep('browser, a part', 'one', async () =>
  runPlaywright(await findChromium(), [`--grep=${SHORT.tag}`, '--workers=1'], {}),
);

/** All journeys in the order of the seed; those that kill pages in the full browser. */
export function allJourneys(env: Record<string, string>): Step {
  return journeysStep('browser', 'several', async (folder) => {
    const results: StepResult[] = [];
    const args = [`--grep-invert=${MANY_KILLS.tag}`];
    for (const part of await shuffledJourneys(SEED, folder, args, env)) {
      results.push(await runPlaywright(await findChromium(), [`--test-list=${part}`], env));
    }
    // After a crash of the headless shell, which these cause ten times, the next page may crash too.
    const whole = await findChromium({ isWhole: true });
    const kills = await runPlaywright(whole, [`--grep=${MANY_KILLS.tag}`], env);
    return sumOf([...results, kills]);
  });
}

/**
 * A step that runs journeys. Before, server and page are built, and the data that their portals start from.
 *
 * @param portals how many it starts
 * @param runThem gets a folder for its files
 */
function journeysStep(
  name: string,
  portals: 'one' | 'several',
  runThem: (folder: string) => Promise<StepResult>,
): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'lens-portal-journeys-'));
      await Promise.all([emptyDatabase(), buildOnce()]);
      const removeTemplate = await makeTemplate(portals);
      try {
        return await runThem(folder);
      } finally {
        await removeTemplate();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
