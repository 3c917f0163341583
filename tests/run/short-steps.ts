import { firebaseSuiteWhenChanged } from './firebase-suite.ts';
import { journeys } from './journeys.ts';
import type { Phase, Step } from './step.ts';
import { runVitest, runWhole } from './tools.ts';

/** What `npm test` runs, with the seconds that each step may take. */
export const SHORT_STEPS: readonly Phase[] = [
  [
    [
      whole('format', 45, 'prettier', ['--check', '.', '--log-level', 'warn']),
      whole('types', 45, 'tsc', ['--noEmit']),
    ],
    [whole('lint', 90, 'oxlint', ['--type-aware', '--deny-warnings'])],
  ],
  [[vitest('unit', 40, ['unit'])]],
  [[vitest('ui', 100, ['ui', 'ui-alone'])]],
  [[vitest('contract', 45, ['contract'])]],
  [[firebaseSuiteWhenChanged]],
  [[vitest('integration', 130, ['integration'])]],
  [[journeys]],
];

function whole(name: string, budget: number, tool: string, args: string[]): Step {
  return { name, budget, run: (printing) => runWhole(tool, args, { printing }) };
}

function vitest(name: string, budget: number, projects: string[]): Step {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  return { name, budget, run: (printing) => runVitest(args, { printing }) };
}
