import { firebaseSuite } from './firebase-suite.ts';
import { onlyEmbedded, someEmbedded } from './integration.ts';
import { allJourneys } from './journeys.ts';
import { runOnPostgres } from './on-postgres.ts';
import { STATIC_CHECKS } from './short-steps.ts';
import type { Phase, Step } from './step.ts';
import { runVitest } from './tools.ts';

/** Whether `npm test` runs everything at once, including what it otherwise leaves to `npm run test:long`. */
export const IS_WHOLE = Boolean(process.env['TEST_WHOLE']);

/**
 * The long form of a test, with fewer cases per property and history than `npm run test:long` has: the cases are other
 * ones in each run, so they add up from run to run.
 */
const LONG_FORM = { TEST_RUNS: '2000' };

/** What `.ci/run` runs: each test once, in its long form, instead of a short run and a long one after it. */
export const WHOLE_STEPS: readonly Phase[] = [
  STATIC_CHECKS,
  [[inLongForm('unit', 60, ['unit'])]],
  [[inLongForm('ui', 170, ['ui', 'ui-alone'])]],
  [[inLongForm('contract', 60, ['contract'])]],
  [[firebaseSuite]],
  [[integrationInLongForm(), someEmbedded, onlyEmbedded({})]],
  [[allJourneys(LONG_FORM)]],
];

function inLongForm(name: string, budget: number, projects: string[]): Step {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  return { name, budget, run: (printing) => runVitest(args, { printing, env: LONG_FORM }) };
}

function integrationInLongForm(): Step {
  return {
    name: 'integration on PostgreSQL',
    budget: 400,
    run: (printing) => runOnPostgres(['run', '--project', 'integration'], printing, LONG_FORM),
  };
}
