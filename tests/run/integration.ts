import { onPostgres } from './on-postgres.ts';
import type { Step } from './step.ts';
import { runVitest } from './tools.ts';

/**
 * Whether PostgreSQL is the database of the integration tests in `npm test`. `.ci/run` says so: it runs them on both
 * databases otherwise, and the embedded one is the slower of the two.
 */
export const IS_ON_POSTGRES = Boolean(process.env['TEST_ON_POSTGRES']);

/**
 * What is about the embedded database itself, and what depends most on how a database locks, orders and searches. The
 * journeys run on it, too.
 */
const ON_EMBEDDED = [
  'tests/integration/local/',
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

const embedded: Step = {
  name: 'integration',
  budget: 170,
  run: (printing) => runVitest(['run', '--project', 'integration'], { printing }),
};

const someEmbedded: Step = {
  name: 'integration, embedded',
  budget: 60,
  run: (printing) => runVitest(['run', '--project', 'integration', ...ON_EMBEDDED], { printing }),
};

/** The integration suite on one database, whole. */
export const INTEGRATION: readonly Step[] = IS_ON_POSTGRES
  ? [onPostgres, someEmbedded]
  : [embedded];
