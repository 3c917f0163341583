import { firebaseSuite } from './firebase-suite.ts';
import { onlyEmbedded } from './integration.ts';
import { furtherJourneys } from './journeys.ts';
import { onPostgres, runOnPostgres } from './on-postgres.ts';
import type { Phase, Step } from './step.ts';

/** The number of cases per property and history in the long run. */
const LONG = { TEST_RUNS: '10000' };

const properties: Step = {
  name: 'properties, 10,000 cases',
  budget: 300,
  run: (printing) =>
    runOnPostgres(['related', '--run', 'tests/fixtures/runs.ts', ...PROJECTS], printing, LONG),
};

/** The projects with properties, except the embedded Firebase's, which is a separate step. */
const PROJECTS = ['unit', 'ui', 'contract', 'integration'].flatMap((name) => ['--project', name]);

/** What `npm run test:long` runs in addition to `npm test`: more cases, further journeys, PostgreSQL. */
export const LONG_STEPS: readonly Phase[] = [
  [[properties]],
  [[firebaseSuite]],
  [[onPostgres, onlyEmbedded(LONG)]],
  [[furtherJourneys(LONG)]],
];
