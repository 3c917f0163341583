import { runs } from './runs.ts';

/**
 * Vitest's limits for what hangs: more than ten times what the longest test takes alone. More cases take longer.
 */
const MILLISECONDS = 300_000 * Math.max(1, runs() / 300);

/** The options of every suite. */
export const limits = {
  testTimeout: MILLISECONDS,
  hookTimeout: MILLISECONDS,
  expect: { poll: { timeout: MILLISECONDS } },
};
