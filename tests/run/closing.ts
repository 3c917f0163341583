import type { FinishedStep, StepResult, Whole } from './step.ts';

/** What all steps found together. */
export function sumOf(steps: readonly StepResult[]): StepResult {
  const sum = (key: keyof StepResult) => steps.reduce((total, step) => total + step[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** The line that ends a run. */
export function closing({ passed, failed }: StepResult): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * A row for each step: seconds beside budget. Steps that ran side by side overlap, so the last row is what the clock
 * says and not their sum.
 *
 * @param seconds What the whole took.
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
