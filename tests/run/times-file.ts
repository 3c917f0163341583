import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { FinishedStep } from './step.ts';

/** The steps of a run, and its total seconds. */
interface Times {
  steps: FinishedStep[];
  seconds: number;
}

/** The file that passes times from one command to the next, so that `.ci/run` ends with one table. */
const FILE = process.env['TEST_TIMES'];

/** Returns the times of the earlier commands; empty when there is no file. */
export async function readEarlierTimes(): Promise<Times> {
  if (!FILE || !existsSync(FILE)) return { steps: [], seconds: 0 };
  return JSON.parse(await readFile(FILE, 'utf8')) as Times;
}

export async function leaveTimes(times: Times): Promise<void> {
  if (FILE) await writeFile(FILE, JSON.stringify(times));
}
