import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { FinishedStep } from './step.ts';

/** The steps of a run, and the seconds that it took. */
export interface Times {
  steps: FinishedStep[];
  seconds: number;
}

/** A file that one command leaves for the next, so that `.ci/run` ends with one table for both. */
const FILE = process.env['TEST_TIMES'];

/** What the commands before this one took; nothing where there is no file. */
export async function readEarlierTimes(): Promise<Times> {
  if (!FILE || !existsSync(FILE)) return { steps: [], seconds: 0 };
  return JSON.parse(await readFile(FILE, 'utf8')) as Times;
}

export async function leaveTimes(times: Times): Promise<void> {
  if (FILE) await writeFile(FILE, JSON.stringify(times));
}
