import { relative } from 'node:path';
import type { Failure } from './step.ts';

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
    line: number;
    ok: boolean;
    tests: readonly {
      status: string;
      results: readonly { errors?: readonly { message?: string }[] }[];
    }[];
  }[];
}

/** The longest message; the rest stands where the test ran. It holds the seed and path of a property. */
const MOST = 240;

/**
 * Returns each failed test, and each file that did not load.
 *
 * @param root the folder of the project
 * @param command runs Vitest on a file that follows
 */
export function vitestFailures(
  files: readonly VitestFile[],
  root: string,
  command: string,
): Failure[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ line: line([file], message), alone: `${command} ${file}` }];
    return failed.map(({ fullName, failureMessages }) => ({
      line: line([file, fullName], failureMessages?.[0]),
      alone: `${command} ${file} -t ${quoted(fullName)}`,
    }));
  });
}

/** Returns each test that failed, also one that passed when it was tried again. */
export function playwrightFailures(suites: readonly PlaywrightSuite[]): Failure[] {
  return suites.flatMap(({ file, suites: inner = [], specs }) => [
    ...specs.filter(isFailed).map(({ title, line: at, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      return {
        line: line([file, title], messages[0]?.message),
        alone: `npx playwright test tests/e2e/${file}:${at}`,
      };
    }),
    ...playwrightFailures(inner),
  ]);
}

function isFailed({ ok, tests }: PlaywrightSuite['specs'][number]): boolean {
  return !ok || tests.some(({ status }) => status === 'flaky');
}

/** Vitest takes a name as a regular expression, the shell a text in quotes. */
function quoted(name: string): string {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `'${pattern.replaceAll("'", '.')}'`;
}

/** The colors of a terminal, as a message has them. */
const COLORS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** What Vitest's report says of a test that ran into its limit. */
const TIMED_OUT = /^Error: STACK_TRACE_ERROR$/;

function line(where: readonly string[], message = ''): string {
  const first = message.replaceAll(COLORS, '').split('\n    at ')[0] ?? '';
  const said = first.trim().replace(TIMED_OUT, 'Timed out');
  const short = said.replaceAll(/\s+/g, ' ').trim().slice(0, MOST);
  return short === '' ? where.join(' > ') : `${where.join(' > ')}: ${short}`;
}
