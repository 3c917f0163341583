/** The value of `TEST_RUNS` in `npm test`, see `tests/fixtures/runs.ts`. */
const SHORT = 300;

/** Whether this is the long run, which tests everything instead of a sample. */
export const isLongRun = Number(process.env['TEST_RUNS'] ?? SHORT) > SHORT;

/** For journeys that only the long run includes. */
export const LONG = { tag: '@long' };

/** For journeys that test a sample in `npm test`, and everything in the long run. */
export const MORE = { tag: '@more' };

/** For journeys of the long run that crash many pages: these run in the full browser, not the headless shell. */
export const KILLS_TAG = '@kills';
export const MANY_KILLS = { tag: [LONG.tag, KILLS_TAG] };

/** Matches the journeys of the long run, except those with many kills. */
export const IN_LONG_RUN = new RegExp(`${LONG.tag}|${MORE.tag}`);
