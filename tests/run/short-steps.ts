import { findChromium } from './find-chromium.ts';
import { firebaseSuiteWhenChanged } from './firebase-suite.ts';
import type { Phase, Step } from './step.ts';
import { runPlaywright, runVitest, runWhole } from './tools.ts';

/** What `npm test` runs, with the seconds that each step may take. */
export const SHORT_STEPS: readonly Phase[] = [
  [
    [
      whole('format', 45, 'prettier', ['--check', '.', '--log-level', 'warn']),
      whole('types', 45, 'tsc', ['--noEmit']),
    ],
    [whole('lint', 90, 'oxlint', ['--type-aware', '--deny-warnings'])],
  ],
  [[project('unit', 60)]],
  [[project('ui', 120)]],
  [[project('contract', 30)]],
  [[firebaseSuiteWhenChanged]],
  [[project('integration', 120)]],
  [
    [
      {
        name: 'browser',
        budget: 180,
        run: async (printing) => runPlaywright(await findChromium(), [], { printing }),
      },
    ],
  ],
];

function whole(name: string, budget: number, tool: string, args: string[]): Step {
  return { name, budget, run: (printing) => runWhole(tool, args, { printing }) };
}

function project(name: string, budget: number): Step {
  return {
    name,
    budget,
    run: (printing) => runVitest(['run', '--project', name], { printing }),
  };
}
