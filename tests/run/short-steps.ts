import { shortJourneys } from './journeys.ts';
import { SHORT_FILES } from './short-selection.ts';
import { runVitest, runWhole } from './tools.ts';
import type { Command, Step } from './step.ts';

/** Checks of the sources that run nothing of them. `types` is `tsc` alone: what the whole may take is a multiple of it. */
export const STATIC_CHECKS: readonly Step[] = [
  whole('format', 'oxfmt', ['--check']),
  whole('types', 'tsc', ['--noEmit']),
  whole('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
];

/** What a newcomer runs: at least one test of each requirement (`tests/unit/requirement-ids.test.ts`). */
export const SHORT: Command = { name: 'npm test', cpu: 700, timesTypes: 8 };

/** The steps of `npm test`. One run of Vitest for several suites starts once, and its workers wait for each other once. */
export const SHORT_STEPS: readonly Step[] = [
  ...STATIC_CHECKS,
  vitest(
    'unit, contract, parts',
    ['unit', 'ui', 'contract', 'integration'],
    ['tests/unit/', 'tests/contract/', ...SHORT_FILES],
  ),
  shortJourneys,
];

function whole(name: string, tool: string, args: string[]): Step {
  return { name, run: () => runWhole(tool, args) };
}

/** A step that runs the tests of these projects of Vitest, or only those in the files. */
export function vitest(
  name: string,
  projects: readonly string[],
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Step {
  return { name, run: () => runVitest({ projects, files, env }) };
}
