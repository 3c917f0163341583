import type { Command, Cost, FinishedStep, StepResult } from './step.ts';

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
 * Returns what failed, by step, each with the command that runs it alone, and the seed of the order: whoever reads only
 * the end of a long run reads what it is about. Blank when nothing failed.
 */
export function failureList(steps: readonly FinishedStep[], seed: number): string {
  const failed = steps.filter((step) => step.failed > 0);
  if (failed.length === 0) return '';
  const lists = failed.map(({ name, failed: count, failures = [] }) =>
    [
      `\n${name}: ${count} failed`,
      ...failures.flatMap(({ line, alone }) => [`  ${line}`, ...(alone ? [`    ${alone}`] : [])]),
    ].join('\n'),
  );
  return [...lists, `\nThe same order of files again: TEST_SEED=${seed}`].join('\n');
}

/** Returns a row per step with its CPU, elapsed time and tests; the last row is the whole command beside its limits. */
export function costTable(command: Command, steps: readonly FinishedStep[], whole: Cost): string {
  const { passed, failed } = sumOf(steps);
  const rows = [...steps, { name: command.name, ...whole, passed, failed }].map((row) =>
    [
      row.name.padEnd(26),
      inSeconds(row.cpu),
      inSeconds(row.seconds),
      String(row.passed + row.failed).padStart(8),
    ].join(''),
  );
  const head = `${''.padEnd(26)}${'CPU'.padStart(9)}${'elapsed'.padStart(9)}${'tests'.padStart(8)}`;
  return ['', head, ...rows, '', ...limits(command, steps, whole)].join('\n');
}

function inSeconds(seconds: number | null): string {
  return (seconds === null ? '–' : `${seconds.toFixed(0)} s`).padStart(9);
}

function limits(command: Command, steps: readonly FinishedStep[], whole: Cost): string[] {
  const types = steps.find(({ name }) => name === 'types')?.seconds;
  const times = types && whole.seconds / types;
  return [
    whole.cpu === null
      ? 'CPU: this system does not tell'
      : `CPU: ${whole.cpu.toFixed(0)} s of ${command.cpu} s${over(whole.cpu > command.cpu)}`,
    ...(times && command.timesTypes
      ? [
          `Elapsed: ${times.toFixed(1)} times the step types, of ${command.timesTypes}${over(times > command.timesTypes)}`,
        ]
      : []),
  ];
}

function over(isOver: boolean): string {
  return isOver ? ' (over the limit)' : '';
}
