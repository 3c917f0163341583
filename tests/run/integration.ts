import type { Step } from './step.ts';
import { runVitest } from './tools.ts';

/** The integration suite on the embedded database. */
export const integration: Step = {
  name: 'integration',
  budget: 170,
  run: (printing) => runVitest(['run', '--project', 'integration'], { printing }),
};

/**
 * The files that run on the embedded database, too, when the suite runs on PostgreSQL: those whose results depend most
 * on how a database locks, sorts and searches. The journeys always use the embedded database.
 */
const ON_EMBEDDED = [
  'tests/integration/database',
  'tests/integration/decide-many',
  'tests/integration/jobs',
  'tests/integration/ledger.test',
  'tests/integration/list-orders',
  'tests/integration/locks',
  'tests/integration/migrations',
  'tests/integration/outbox',
  'tests/integration/search-orders',
  'tests/integration/submit-order',
];

/** Those files, on the embedded database. */
export const someEmbedded: Step = {
  name: 'integration, embedded',
  budget: 60,
  run: (printing) => runVitest(['run', '--project', 'integration', ...ON_EMBEDDED], { printing }),
};

/** What only the embedded database has: the start of `npm start`, and what outlives a kill. */
export function onlyEmbedded(env: Record<string, string>): Step {
  const args = ['run', '--project', 'integration', 'tests/integration/local/'];
  return {
    name: 'integration, local',
    budget: 60,
    run: (printing) => runVitest(args, { printing, env }),
  };
}
