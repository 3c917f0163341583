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
export const shortJourneys = journeysStep('browser, a part', [`--grep=${SHORT.tag}`], {}, runParts);

/** All journeys; those that kill pages in the full browser. */
export function allJourneys(env: Record<string, string>): Step {
  return journeysStep('browser', [`--grep-invert=${MANY_KILLS.tag}`], env, async (parts) => {
    const others = await runParts(parts, env);
    // After a crash of the headless shell, which these cause ten times, the next page may crash too.
    const whole = await findChromium({ isWhole: true });
    const kills = await runPlaywright(whole, [`--grep=${MANY_KILLS.tag}`], env);
    return sumOf([others, kills]);
  });
}

type RunParts = (parts: readonly string[], env: Record<string, string>) => Promise<StepResult>;

/** A step that runs the journeys which the arguments select, in the order of the seed. */
function journeysStep(
  name: string,
  args: string[],
  env: Record<string, string>,
  runThem: RunParts,
): Step {
  let begun: Promise<Prepared> | undefined;
  const prepare = () => {
    begun ??= prepareJourneys(args, env);
    // Whoever runs the step hears of it.
    begun.catch(() => undefined);
    return begun;
  };
  return {
    name,
    prepare,
    run: async () => {
      const { parts, remove } = await prepare();
      return runThem(parts, env).finally(remove);
    },
  };
}

interface Prepared {
  /** Files that list the journeys, to run one after the other. */
  parts: readonly string[];
  remove: () => Promise<void>;
}

/** Builds server and page, starts a portal once for the data of the others, and shuffles the journeys. */
async function prepareJourneys(args: string[], env: Record<string, string>): Promise<Prepared> {
  const removeTemplate = await makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-journeys-'));
  return {
    parts: await shuffledJourneys(SEED, folder, args, env),
    remove: async () => {
      await removeTemplate();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runParts(
  parts: readonly string[],
  env: Record<string, string>,
): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const part of parts) {
    results.push(await runPlaywright(await findChromium(), [`--test-list=${part}`], env));
  }
  return sumOf(results);
}
