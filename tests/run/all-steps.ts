import { ON_EMBEDDED, ONLY_EMBEDDED } from './integration.ts';
import { allJourneys } from './journeys.ts';
import { runOnPostgres } from './on-postgres.ts';
import { staticChecks, vitest } from './short-steps.ts';
import type { Command, Step } from './step.ts';

export const ALL: Command = { name: 'npm run test:all', cpu: 2_400 };

/** TEST_RUNS: three times the cases of `npm test` for each property and history. */
const RUNS = { TEST_RUNS: process.env['TEST_RUNS'] ?? '300' };

/** The steps of `npm run test:all`: each test once. */
export const ALL_STEPS: readonly Step[] = [
  ...staticChecks(['--type-aware']),
  vitest('unit', ['unit'], [], RUNS),
  vitest('ui', ['ui', 'ui-alone'], [], RUNS),
  vitest('contract', ['contract'], [], RUNS),
  vitest('packages', ['embedded-firebase', 'payment-sandbox'], [], RUNS),
  { name: 'integration on PostgreSQL', run: () => runOnPostgres([], RUNS) },
  vitest('integration, embedded', ['integration'], [...ON_EMBEDDED, ONLY_EMBEDDED], RUNS),
  allJourneys(RUNS),
];
