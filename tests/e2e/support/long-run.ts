/** What `TEST_RUNS` says of `npm test`, see `tests/fixtures/runs.ts`. */
const SHORT = 300;

/** Whether this is the long run, in which everything is tried and not a share of it. */
export const isLongRun = Number(process.env['TEST_RUNS'] ?? SHORT) > SHORT;

/** For journeys that only the long run makes. */
export const LONG = { tag: '@long' };

/** For journeys that try a share of something in `npm test`, and all of it in the long run. */
export const MORE = { tag: '@more' };

/** For journeys of the long run that crash many pages: it gives them the whole browser. */
export const KILLS_TAG = '@kills';
export const MANY_KILLS = { tag: [LONG.tag, KILLS_TAG] };

/** Finds what the long run makes, beside those kills. */
export const IN_LONG_RUN = new RegExp(`${LONG.tag}|${MORE.tag}`);
