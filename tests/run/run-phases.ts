import { closing, failureList, sumOf, timeTable } from './closing.ts';
import type { FinishedStep, Phase, Printing, Step, StepResult, Whole } from './step.ts';

/**
 * Runs every phase, even after a failure. At the end prints the time of each step and the sum of all tests. The exit
 * code is 1 when anything failed.
 *
 * @returns The sum.
 */
export async function runPhases(own: Whole, phases: readonly Phase[]): Promise<StepResult> {
  const started = performance.now();
  const steps: FinishedStep[] = [];
  for (const phase of phases) {
    const printing = phase.length > 1 ? 'afterwards' : 'now';
    await Promise.all(
      phase.map(async (lane) => {
        for (const step of lane) steps.push(await runStep(step, printing));
      }),
    );
  }
  console.log(timeTable(own, steps, secondsSince(started)));
  console.log(failureList(steps));
  const sum = sumOf(steps);
  console.log(`\n${closing(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
  return sum;
}

async function runStep(step: Step, printing: Printing): Promise<FinishedStep> {
  const { name, budget } = step;
  const started = performance.now();
  console.log(`\n── ${name}`);
  const result = await step.run(printing).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  const seconds = secondsSince(started);
  console.log(`── ${name}: ${result.passed} ok, ${result.failed} not ok, ${seconds.toFixed(1)} s`);
  return { name, budget, seconds, ...result };
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
