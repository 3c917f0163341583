import { closing, sumOf, timeTable } from '#tests/run/closing.ts';
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
