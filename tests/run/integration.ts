import { onPostgres } from './on-postgres.ts';
import type { Step } from './step.ts';
import { runVitest } from './tools.ts';

/**
 * Whether `npm test` runs the integration tests on PostgreSQL. `.ci/run` sets it, so that the whole suite runs once and
 * not once on each database.
 */
export const IS_ON_POSTGRES = Boolean(process.env['TEST_ON_POSTGRES']);

/**
 * The files that run on the embedded database, too: those that test it, and those whose results depend most on how a
 * database locks, sorts and searches. The journeys always use the embedded database.
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
