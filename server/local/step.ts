import { DamagedJournal } from '#local-firebase/journal-damage.ts';
import { RulesError } from '#local-firebase/rules/syntax/rules-error.ts';
import { inStep, StartError } from '../platform/program/start-error.ts';

/** As `inStep`, for the embedded Firebase and what keeps a journal: which line of the rules or byte of a file is wrong. */
export async function inLocalStep<T>(step: string, work: () => Promise<T>): Promise<T> {
  return inStep(step, async () => {
    try {
      return await work();
    } catch (error) {
      const isForStarter = error instanceof RulesError || error instanceof DamagedJournal;
      throw isForStarter ? new StartError(error.message, error) : error;
    }
  });
}
