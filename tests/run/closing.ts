import type { FinishedStep } from './step.ts';

/** The line that ends a run, which says what all steps found together. */
export function closing(steps: readonly FinishedStep[]): string {
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
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
