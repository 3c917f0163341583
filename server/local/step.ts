import { DamagedJournal, RulesError } from 'embedded-firebase';
import { StartError } from '../platform/program/start-error.ts';
import { inStep, type StartStep } from '../platform/program/start-step.ts';

/** Like `inStep`, for the embedded Firebase and journals: the error names the line of the rules or byte of a file. */
export async function inLocalStep<T>(step: string | StartStep, work: () => Promise<T>): Promise<T> {
  return inStep(step, async () => {
    try {
      return await work();
    } catch (error) {
      const isForStarter = error instanceof RulesError || error instanceof DamagedJournal;
      throw isForStarter ? new StartError(error.message, error) : error;
    }
  });
}
