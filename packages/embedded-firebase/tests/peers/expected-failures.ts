/** How the tests of a suite ended, by their full titles. A title that several share failed if one of them did. */
export interface SuiteResults {
  passed: ReadonlySet<string>;
  failed: ReadonlySet<string>;
}

interface Comparison {
  /** Failed, and nobody expected it. */
  unlisted: string[];
  /** Listed as failing, and passed: to be taken off the list, so that they cannot fail again unnoticed. */
  mended: string[];
  /** Listed, but neither passed nor failed: renamed, skipped or removed. */
  absent: string[];
}

/**
 * Titles by the reason that stands above them. A line that begins with `#` is a reason, those up to the next are the
 * titles of the tests; empty lines mean nothing.
 * @throws Error for a title without a reason, or one that is there twice
 */
export function parseExpectedFailures(text: string): Map<string, string> {
  const reasons = new Map<string, string>();
  let reason = '';
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      reason = line.slice(1).trim();
      continue;
    }
    if (reason === '') throw new Error(`No reason is given for: ${line}`);
    if (reasons.has(line)) throw new Error(`Listed twice: ${line}`);
    reasons.set(line, reason);
  }
  return reasons;
}

/** Where the results and the list disagree: in all three ways the list is not what it says. */
export function compareWithExpected(
  { passed, failed }: SuiteResults,
  expected: ReadonlyMap<string, string>,
): Comparison {
  const listed = [...expected.keys()].filter((title) => !failed.has(title));
  return {
    unlisted: [...failed].filter((title) => !expected.has(title)),
    mended: listed.filter((title) => passed.has(title)),
    absent: listed.filter((title) => !passed.has(title)),
  };
}
