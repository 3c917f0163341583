/** What `TEST_RUNS` says of `npm test`, see `tests/fixtures/runs.ts`. */
const SHORT = 300;

/** Whether this is the long run, in which everything is tried and not a share of it. */
export const isLongRun = Number(process.env['TEST_RUNS'] ?? SHORT) > SHORT;

/** For journeys that only the long run makes. */
export const LONG = { tag: '@long' };

/** For journeys that crash many pages: the long run gives them the whole browser. */
export const MANY_KILLS = { tag: '@kills' };
