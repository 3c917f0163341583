import { firebaseSuiteWhenChanged } from './firebase-suite.ts';
import { integration } from './integration.ts';
import { journeys } from './journeys.ts';
import type { Phase, Step } from './step.ts';
import { runVitest, runWhole } from './tools.ts';

/** Checks of the sources that run nothing of them. */
export const STATIC_CHECKS: Phase = [
  [whole('format', 5, 'oxfmt', ['--check']), whole('types', 30, 'tsc', ['--noEmit'])],
  [whole('lint', 60, 'oxlint', ['--type-aware', '--deny-warnings'])],
];

/** The steps of `npm test`, each with its budget in seconds. */
export const SHORT_STEPS: readonly Phase[] = [
  STATIC_CHECKS,
  [[vitest('unit', 25, ['unit'])]],
  [[vitest('ui', 90, ['ui', 'ui-alone'])]],
  [[vitest('contract', 30, ['contract'])]],
  [[firebaseSuiteWhenChanged]],
  [[integration]],
  [[journeys]],
];

function whole(name: string, budget: number, tool: string, args: string[]): Step {
  return { name, budget, run: (printing) => runWhole(tool, args, { printing }) };
}

function vitest(name: string, budget: number, projects: string[]): Step {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  return { name, budget, run: (printing) => runVitest(args, { printing }) };
}
