import { describe, expect, it, vi } from 'vitest';
import { cpuIn, cpuSoFar } from '../../run/cpu.ts';
import { playwrightFailures, vitestFailures } from '../../run/failures.ts';
import { closing, costTable, failureList, sumOf } from '../../run/report.ts';
import { runSteps, sideBySide } from '../../run/run-steps.ts';
import { settle } from '../../run/settle.ts';

const types = { name: 'types', seconds: 40, cpu: 70.4, passed: 1, failed: 0 };
const browser = { name: 'browser', seconds: 200.6, cpu: 350.2, passed: 70, failed: 2 };
const COMMAND = { name: 'npm test', cpu: 700, timesTypes: 8 };

function table(whole: { seconds: number; cpu: number | null }): string[] {
  const rows = costTable(COMMAND, [types, browser], whole).split('\n');
  return rows.filter(Boolean).map((row) => row.trim().replaceAll(/\s+/g, ' '));
}

describe('what a run prints at its end', () => {
  it('adds up all steps in the last line', () => {
    expect(closing(sumOf([types, browser]))).toBe('71 passed, 2 failed');
  });

  it('shows CPU, elapsed time and tests of each step and of all, beside the limits', () => {
    expect(table({ seconds: 241, cpu: 421 })).toEqual([
      'CPU elapsed tests',
      'types 70 s 40 s 1',
      'browser 350 s 201 s 72',
      'npm test 421 s 241 s 73',
      'CPU: 421 s of 700 s',
      'Elapsed: 6.0 times the step types, of 8',
    ]);
  });

  it('says what is over its limit, and when the system does not tell', () => {
    expect(table({ seconds: 360, cpu: 701 }).slice(-2)).toEqual([
      'CPU: 701 s of 700 s (over the limit)',
      'Elapsed: 9.0 times the step types, of 8 (over the limit)',
    ]);
    expect(table({ seconds: 1, cpu: null }).at(-2)).toBe('CPU: this system does not tell');
  });

  it('reads the times of a process and of its children, whatever its name', () => {
    expect(cpuIn(`7 (a b) c) S ${'0 '.repeat(10)}150 50 200 25 0`)).toBe(4.25);
    expect(cpuSoFar()).toSatisfy((seconds) => seconds === null || seconds > 0);
  });
});

const BROKEN = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) };
const RIGHT = { name: 'types', run: () => Promise.resolve({ passed: 3, failed: 0 }) };

describe('a run', () => {
  it.each([
    ['behind', [BROKEN, RIGHT], 'broken'],
    ['beside', [sideBySide('both', [BROKEN, RIGHT])], 'both'],
  ])('goes on %s a step that breaks, and fails', async (_where, steps, name) => {
    const said: string[] = [];
    const log = (line: string) => void said.push(line);
    const { code, sum } = await quietly(log, () => runSteps(COMMAND, steps));
    expect(sum).toMatchObject({ passed: 3, failed: 1 });
    expect(code).toBe(1);
    expect(said.at(-1)).toBe('\n3 passed, 1 failed');
    expect(said.at(-2)).toContain(`${name}: 1 failed\n  Error: no such tool`);
  });
});

/** Keeps the output and the exit code of a run from those of the tests. */
async function quietly<Sum>(log: (line: string) => void, run: () => Promise<Sum>) {
  const { exitCode } = process;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(log),
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
  ];
  try {
    const sum = await run();
    return { sum, code: process.exitCode };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

function spec(title: string, ok: boolean, status: string) {
  const errors = ok ? [] : [{ message: `${title} is gone` }];
  return { title, line: 12, ok, tests: [{ status, results: [{ errors }] }] };
}

describe('what failed', () => {
  it('stands at the end by step, with the command that runs it alone and the seed', () => {
    const failures = [
      { line: 'a.test.ts > is red: 1 is not 2', alone: 'npx vitest run a.test.ts' },
    ];
    const contract = { ...browser, name: 'contract', failures };
    expect(failureList([types, contract, browser], 7).split('\n')).toEqual([
      '',
      'contract: 2 failed',
      '  a.test.ts > is red: 1 is not 2',
      '    npx vitest run a.test.ts',
      '',
      'browser: 2 failed',
      '',
      'The same order of files again: TEST_SEED=7',
    ]);
    expect(failureList([types], 7)).toBe('');
    expect(sumOf([contract, contract]).failures).toHaveLength(2);
  });

  it('is read from the report of Vitest, also a file that does not load', () => {
    const passed = { fullName: 'is green', status: 'passed', failureMessages: [] };
    const red = '\u001b[31mAssertionError\u001b[39m: expected 1\nto be 2\n    at file:3:1';
    const fullName = "group's is red (twice)";
    const files = [
      { name: '/p/a.test.ts', status: 'passed', assertionResults: [passed] },
      {
        name: '/p/tests/b.test.ts',
        status: 'failed',
        assertionResults: [passed, { fullName, status: 'failed', failureMessages: [red] }],
      },
      { name: '/p/c.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      {
        name: '/p/d.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'hangs',
            status: 'failed',
            failureMessages: ['Error: STACK_TRACE_ERROR\n    at x'],
          },
        ],
      },
    ];
    expect(vitestFailures(files, '/p', 'npx vitest run')).toEqual([
      {
        line: `tests/b.test.ts > ${fullName}: AssertionError: expected 1 to be 2`,
        alone: String.raw`npx vitest run tests/b.test.ts -t 'group.s is red \(twice\)'`,
      },
      { line: 'c.test.ts: No such module', alone: 'npx vitest run c.test.ts' },
      { line: 'd.test.ts > hangs: Timed out', alone: "npx vitest run d.test.ts -t 'hangs'" },
    ]);
  });

  it('is read from the report of Playwright, in groups too, and when a second try passed', () => {
    const file = 'pay.spec.ts';
    const inner = { file, specs: [spec('red', false, 'unexpected'), spec('shaky', true, 'flaky')] };
    const suites = [{ file, specs: [spec('green', true, 'expected')], suites: [inner] }];
    const alone = 'npx playwright test tests/e2e/pay.spec.ts:12';
    expect(playwrightFailures(suites)).toEqual([
      { line: 'pay.spec.ts > red: red is gone', alone },
      { line: 'pay.spec.ts > shaky', alone },
    ]);
  });
});

describe('what a tool found', () => {
  it.each([
    ['what its report says when the exit code agrees', [5, 0, 0], 0],
    ['what its report says when tests failed', [5, 2, 1], 2],
    ['a failure when no test ran', [0, 0, 0], 1],
    ['a failure when the tool failed and no test did', [5, 0, 1], 1],
  ] as const)('is %s', (_what, [passed, failed, code], expected) => {
    expect(settle({ passed, failed }, code)).toEqual({ passed, failed: expected });
  });
});
