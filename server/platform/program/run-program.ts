import { describeError } from './start-error.ts';

/**
 * Runs a program. An error, at its start or later, is printed to standard error without user data, and the process
 * exits with 1. `failed` names what failed, such as `Lens Portal could not start`.
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
