import { relative } from 'node:path';

/** What a report of Vitest says of its files. */
export interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly {
    fullName: string;
    status: string;
    failureMessages?: readonly string[] | null;
  }[];
}

/** What a report of Playwright says of a file, or of a group in it. */
export interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    ok: boolean;
    tests: readonly {
      status: string;
      results: readonly { errors?: readonly { message?: string }[] }[];
    }[];
  }[];
}

/** The longest message; the rest stands where the test ran. */
const MOST = 240;

/** Returns a line for each failed test, and for each file that did not load. `root` is the folder of the project. */
export function vitestFailures(files: readonly VitestFile[], root: string): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line([file], message)];
    return failed.map((test) => line([file, test.fullName], test.failureMessages?.[0]));
  });
}

/** Returns a line for each test that failed, also for one that passed when it was tried again. */
export function playwrightFailures(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ file, suites: inner = [], specs }) => [
    ...specs.filter(isFailed).map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      return line([file, title], messages[0]?.message);
    }),
    ...playwrightFailures(inner),
  ]);
}

function isFailed({ ok, tests }: PlaywrightSuite['specs'][number]): boolean {
  return !ok || tests.some(({ status }) => status === 'flaky');
}

/** The colors of a terminal, as a message has them. */
const COLORS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

function line(where: readonly string[], message = ''): string {
  const said = message.replaceAll(COLORS, '').split('\n    at ')[0] ?? '';
  const short = said.replaceAll(/\s+/g, ' ').trim().slice(0, MOST);
  return short === '' ? where.join(' > ') : `${where.join(' > ')}: ${short}`;
}
