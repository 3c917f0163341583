import type { StepResult } from './step.ts';

/** Adds a failure when no test ran, or when the tool failed without naming a test (a file that does not load). */
export function settle(result: StepResult, exitCode: number): StepResult {
  if (result.passed + result.failed === 0) return { passed: 0, failed: 1 };
  if (exitCode !== 0 && result.failed === 0) return { ...result, failed: 1 };
  return result;
}
