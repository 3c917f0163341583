import type { FinishedStep, StepResult, Whole } from './step.ts';

/** Returns the sum of all steps' results. */
export function sumOf(steps: readonly StepResult[]): StepResult {
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0);
  const failures = steps.flatMap((step) => step.failures ?? []);
  return { passed: sum('passed'), failed: sum('failed'), failures };
}

/** Returns the last line of a run. */
export function closing({ passed, failed }: StepResult): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Returns what failed, by step: whoever reads only the end of a long run reads what it is about. Blank when nothing failed.
 */
export function failureList(steps: readonly FinishedStep[]): string {
  const failed = steps.filter((step) => step.failed > 0);
  return failed
    .map(({ name, failed: count, failures = [] }) =>
      [`\n${name}: ${count} failed`].concat(failures.map((failure) => `  ${failure}`)).join('\n'),
    )
    .join('\n');
}

/**
 * Returns a row per step with its seconds and budget. Parallel steps overlap, so the last row is the elapsed time, not
 * the sum.
 *
 * @param seconds The elapsed time of the whole run.
 */
export function timeTable(whole: Whole, steps: readonly FinishedStep[], seconds: number): string {
  const rows = [...steps, { ...whole, seconds }].map(({ name, ...row }) => {
    const over = row.seconds > row.budget ? '  over budget' : '';
    return `${name.padEnd(28)}${inSeconds(row.seconds)} of ${inSeconds(row.budget)}${over}`;
  });
  return ['\nTime by step, beside its budget on two idle cores', ...rows].join('\n');
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(0).padStart(5)} s`;
}
