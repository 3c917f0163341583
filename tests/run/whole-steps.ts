import { firebaseSuite } from './firebase-suite.ts';
import { onlyEmbedded, someEmbedded } from './integration.ts';
import { allJourneys } from './journeys.ts';
import { LONG } from './long-steps.ts';
import { runOnPostgres } from './on-postgres.ts';
import { STATIC_CHECKS } from './short-steps.ts';
import type { Phase, Step } from './step.ts';
import { runVitest } from './tools.ts';

/** Whether `npm test` runs everything at once, including what it otherwise leaves to `npm run test:long`. */
export const IS_WHOLE = Boolean(process.env['TEST_WHOLE']);

/** What `.ci/run` runs: each test once, with the most cases, instead of a short run and a long one after it. */
export const WHOLE_STEPS: readonly Phase[] = [
  STATIC_CHECKS,
  [[inLongForm('unit', 60, ['unit'])]],
  [[inLongForm('ui', 170, ['ui', 'ui-alone'])]],
  [[inLongForm('contract', 60, ['contract'])]],
  [[firebaseSuite]],
  [[integrationInLongForm(), someEmbedded, onlyEmbedded(LONG)]],
  [[allJourneys(LONG)]],
];

function inLongForm(name: string, budget: number, projects: string[]): Step {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  return { name, budget, run: (printing) => runVitest(args, { printing, env: LONG }) };
}

function integrationInLongForm(): Step {
  return {
    name: 'integration on PostgreSQL',
    budget: 400,
    run: (printing) => runOnPostgres(['run', '--project', 'integration'], printing, LONG),
  };
}
