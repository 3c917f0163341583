import type { FinishedStep, StepResult } from './step.ts';

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
 * @param seconds What the whole run took.
 */
export function timeTable(title: string, steps: readonly FinishedStep[], seconds: number): string {
  const budget = steps.reduce((total, step) => total + step.budget, 0);
  const rows = [...steps, { name: title, seconds, budget }].map(({ name, ...row }) => {
    const over = row.seconds > row.budget ? '  over budget' : '';
    return `${name.padEnd(28)}${inSeconds(row.seconds)} of ${inSeconds(row.budget)}${over}`;
  });
  return ['\nTime by step, beside its budget on two idle cores', ...rows].join('\n');
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(0).padStart(5)} s`;
}
