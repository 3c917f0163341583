import { findChromium } from './find-chromium.ts';
import { firebaseSuite } from './firebase-suite.ts';
import { onPostgres } from './on-postgres.ts';
import type { Phase } from './step.ts';
import { runPlaywright, runVitest } from './tools.ts';

/** Cases of each property and history in the long run. */
const LONG = { TEST_RUNS: '10000' };

/** What `npm run test:long` runs beside `npm test`: the same code with more cases, all journeys, PostgreSQL. */
export const LONG_STEPS: readonly Phase[] = [
  [
    [
      {
        name: 'properties, 10,000 cases',
        budget: 300,
        run: (printing) =>
          runVitest(['related', '--run', 'tests/fixtures/runs.ts'], { printing, env: LONG }),
      },
    ],
  ],
  [[firebaseSuite]],
  [
    [
      {
        name: 'browser, all journeys',
        budget: 480,
        run: async (printing) => runPlaywright(await findChromium(), [], { printing, env: LONG }),
      },
    ],
  ],
  [[onPostgres]],
];
