import { closing, failureList, sumOf, timeTable } from '#tests/run/closing.ts';
import { playwrightFailures, vitestFailures } from '#tests/run/failures.ts';
import { settle } from '#tests/run/settle.ts';
import { describe, expect, it } from 'vitest';

const lint = { name: 'lint', budget: 90, seconds: 41.4, passed: 1, failed: 0 };
const browser = { name: 'browser', budget: 180, seconds: 200.6, passed: 70, failed: 2 };

describe('what a run prints at its end', () => {
  it('adds up all steps in the last line', () => {
    expect(closing(sumOf([lint, browser]))).toBe('71 passed, 2 failed');
  });

  it('shows the seconds of each step beside its budget, and the whole run by the clock', () => {
    const rows = timeTable({ name: 'npm test', budget: 300 }, [lint, browser], 210)
      .trim()
      .split('\n')
      .slice(1);
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'lint 41 s of 90 s',
      'browser 201 s of 180 s over budget',
      'npm test 210 s of 300 s',
    ]);
  });
});

function spec(title: string, ok: boolean, status: string) {
  const errors = ok ? [] : [{ message: `${title} is gone` }];
  return { title, ok, tests: [{ status, results: [{ errors }] }] };
}

describe('what failed', () => {
  it('stands at the end by step, with the names that are known', () => {
    const contract = { ...browser, name: 'contract', failures: ['a.test.ts > is red: 1 is not 2'] };
    expect(failureList([lint, contract, browser]).split('\n')).toEqual([
      '',
      'contract: 2 failed',
      '  a.test.ts > is red: 1 is not 2',
      '',
      'browser: 2 failed',
    ]);
    expect(failureList([lint])).toBe('');
    expect(sumOf([contract, contract]).failures).toHaveLength(2);
  });

  it('is read from the report of Vitest, also a file that does not load', () => {
    const passed = { fullName: 'is green', status: 'passed', failureMessages: [] };
    const red = '\u001b[31mAssertionError\u001b[39m: expected 1\nto be 2\n    at file:3:1';
    const files = [
      { name: '/p/a.test.ts', status: 'passed', assertionResults: [passed] },
      {
        name: '/p/tests/b.test.ts',
        status: 'failed',
        assertionResults: [
          passed,
          { fullName: 'group is red', status: 'failed', failureMessages: [red] },
        ],
      },
      { name: '/p/c.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ];
    expect(vitestFailures(files, '/p')).toEqual([
      'tests/b.test.ts > group is red: AssertionError: expected 1 to be 2',
      'c.test.ts: No such module',
    ]);
  });

  it('is read from the report of Playwright, in groups too, and when a second try passed', () => {
    const suites = [
      {
        file: 'pay.spec.ts',
        specs: [spec('green', true, 'expected')],
        suites: [
          {
            file: 'pay.spec.ts',
            specs: [spec('red', false, 'unexpected'), spec('shaky', true, 'flaky')],
          },
        ],
      },
    ];
    expect(playwrightFailures(suites)).toEqual([
      'pay.spec.ts > red: red is gone',
      'pay.spec.ts > shaky',
    ]);
  });
});

describe('what a tool found', () => {
  it('is what its report says when the exit code agrees', () => {
    expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
    expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('is a failure when no test ran', () => {
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('is a failure when the tool failed and no test did, as with a file that does not load', () => {
    expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  });
});
