import { emptyDatabase } from './empty-database.ts';
import { shortJourneys } from './journeys.ts';
import { changedPackages } from './package-suites.ts';
import { sideBySide } from './run-steps.ts';
import { SERVER_FILES, SHORT_UI, UNIT_FILES } from './short-selection.ts';
import type { Command, Step, StepResult } from './step.ts';
import { runVitest, runWhole } from './tools.ts';

/**
 * Checks of the sources that run nothing of them. `types` is `tsc` alone: what the whole may take is a multiple of it.
 *
 * @param lintWith options of the linter
 */
export function staticChecks(lintWith: readonly string[]): Step[] {
  return [
    whole('format', 'oxfmt', ['--check']),
    whole('types', 'tsc', ['--noEmit']),
    whole('lint', 'oxlint', ['--deny-warnings', ...lintWith]),
  ];
}

/** What a newcomer runs: at least one test of each requirement (`tests/unit/requirement-ids.test.ts`). */
export const SHORT: Command = { name: 'npm test', cpu: 700, timesTypes: 8 };

/**
 * The steps of `npm test`. The suites run side by side with one worker each: while one waits another goes on, and each
 * loads its modules once. The page's build and the database are made once, beside the unit tests.
 */
export const SHORT_STEPS: readonly Step[] = [
  ...staticChecks([]),
  sideBySide('tests', [
    shortJourneys,
    {
      name: 'unit and ui, a part',
      run: () => withOneWorker(['unit', 'ui'], [...UNIT_FILES, ...SHORT_UI]),
    },
    { name: 'contract and integration, a part', run: runServerFiles },
    changedPackages,
  ]),
];

function withOneWorker(projects: readonly string[], files: readonly string[]): Promise<StepResult> {
  return runVitest({ projects, files, env: {}, workers: 1, isHeld: true });
}

async function runServerFiles(): Promise<StepResult> {
  await emptyDatabase();
  return withOneWorker(['contract', 'integration'], SERVER_FILES);
}

function whole(name: string, tool: string, args: readonly string[]): Step {
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
