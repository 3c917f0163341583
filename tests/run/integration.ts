/**
 * The files that run on the embedded database, too, when the suite runs on PostgreSQL: those whose results depend most
 * on how a database locks, sorts and searches. The journeys always use the embedded database.
 */
export const ON_EMBEDDED = [
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

/** What only the embedded database has: the start of `npm start`, and what outlives a kill. */
export const ONLY_EMBEDDED = 'tests/integration/local/';
