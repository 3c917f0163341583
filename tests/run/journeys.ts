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

/** The journeys that `npm test` leaves out, and those that test more in the long run. */
export function furtherJourneys(env: Record<string, string>): Step {
  return {
    name: 'browser, further',
    budget: 240,
    run: (printing) => runWithKills([`--grep=${IN_LONG_RUN.source}`], env, printing),
  };
}

/** All journeys, in the form that the environment variables select. */
export function allJourneys(env: Record<string, string>): Step {
  return { name: 'browser', budget: 900, run: (printing) => runWithKills([], env, printing) };
}

/** Runs the journeys, and those with many kills in the full browser. */
async function runWithKills(
  args: string[],
  env: Record<string, string>,
  printing: Printing,
): Promise<StepResult> {
  const others = await runShuffled([...args, `--grep-invert=${KILLS_TAG}`], env, printing);
  // After a crash of the headless shell, which these cause ten times, the next page may crash too.
  const whole = await findChromium({ isWhole: true });
  const kills = await runPlaywright(whole, [`--grep=${KILLS_TAG}`], { printing, env });
  return sumOf([others, kills]);
}

/** Runs the journeys in a seeded random order. JOURNEYS_SEED repeats the order of an earlier run. */
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
