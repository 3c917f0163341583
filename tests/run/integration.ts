const NAMES =
  'database decide-many jobs ledger.test list-orders locks migrations outbox search-orders submit-order';

/**
 * The files that run on the embedded database, too, when the suite runs on PostgreSQL: those whose results depend most
 * on how a database locks, sorts and searches. The journeys always use the embedded database.
 */
export const ON_EMBEDDED = NAMES.split(' ').map((name) => `tests/integration/${name}`);

/** What only the embedded database has: the start of `npm start`, and what outlives a kill. */
export const ONLY_EMBEDDED = 'tests/integration/local/';
