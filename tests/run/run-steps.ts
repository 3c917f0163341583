import { cpuSoFar } from './cpu.ts';
import { closing, costTable, failureList, sumOf } from './report.ts';
import { SEED } from './seed.ts';
import type { Command, Cost, FinishedStep, Step, StepResult } from './step.ts';

/**
 * Runs every step, even after a failure. At the end prints what each step took, what failed, and the sum of all tests.
 * The exit code is 1 when anything failed.
 *
 * @returns The sum.
 */
export async function runSteps(command: Command, steps: readonly Step[]): Promise<StepResult> {
  const took = measure();
  const finished: FinishedStep[] = [];
  for (const step of steps) finished.push(await runStep(step));
  console.log(costTable(command, finished, took()));
  console.log(failureList(finished, SEED));
  const sum = sumOf(finished);
  console.log(`\n${closing(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
  return sum;
}

async function runStep({ name, run }: Step): Promise<FinishedStep> {
  const took = measure();
  console.log(`\n── ${name}`);
  const result = await resultOf(run);
  const cost = took();
  console.log(
    `── ${name}: ${result.passed} ok, ${result.failed} not ok, ${cost.seconds.toFixed(1)} s`,
  );
  return { name, ...cost, ...result };
}

/** The result of a run; one that breaks is a failure. */
function resultOf(run: Step['run']): Promise<StepResult> {
  return run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [{ line: String(error), alone: '' }] };
  });
}

/** A step that runs others side by side, and tells of each when it has ended. */
export function sideBySide(name: string, steps: readonly Step[]): Step {
  return { name, run: async () => sumOf(await Promise.all(steps.map(runBeside))) };
}

async function runBeside({ name, run }: Step): Promise<StepResult> {
  const result = await resultOf(run);
  console.log(`── ${name}: ${result.passed} ok, ${result.failed} not ok`);
  return result;
}

/** Returns a function that tells what was taken since. */
function measure(): () => Cost {
  const started = performance.now();
  const before = cpuSoFar();
  return () => {
    const now = cpuSoFar();
    return {
      seconds: (performance.now() - started) / 1000,
      cpu: now === null || before === null ? null : now - before,
    };
  };
}
