import { firebaseSuite } from './firebase-suite.ts';
import { furtherJourneys } from './journeys.ts';
import { onPostgres } from './on-postgres.ts';
import type { Phase, Step } from './step.ts';
import { runVitest } from './tools.ts';

/** Cases of each property and history in the long run. */
const LONG = { TEST_RUNS: '10000' };

const properties: Step = {
  name: 'properties, 10,000 cases',
  budget: 300,
  run: (printing) =>
    runVitest(['related', '--run', 'tests/fixtures/runs.ts', ...PROJECTS], { printing, env: LONG }),
};

/** Those with properties, but for the embedded Firebase's, which is a step of its own. */
const PROJECTS = ['unit', 'ui', 'contract', 'integration'].flatMap((name) => ['--project', name]);

/** What `npm run test:long` runs beside `npm test`: the same code with more cases, further journeys, PostgreSQL. */
export const LONG_STEPS: readonly Phase[] = [
  [[properties]],
  [[firebaseSuite]],
  [[onPostgres]],
  [[furtherJourneys(LONG)]],
];
