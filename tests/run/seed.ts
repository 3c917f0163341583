/** The seed of the order of test files and journeys. TEST_SEED repeats the order of an earlier run. */
export const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 100_000);
