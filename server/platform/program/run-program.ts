import { describeError } from './start-error.ts';

/**
 * Runs a program of ours. What ends it, at its start or later, is told on the standard error without anybody's data,
 * and the process ends with 1. `failed` says what could not be done, as `Lens Portal could not start`.
 */
export async function runProgram(failed: string, program: () => Promise<void>): Promise<void> {
  const end = (error: unknown): never => {
    console.error(`\n${failed}: ${describeError(error)}`);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  try {
    await program();
  } catch (error) {
    end(error);
  }
}
