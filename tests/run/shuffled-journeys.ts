import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { shuffled } from '../fixtures/random.ts';

const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const MAX_IN_A_PART = 70;

/**
 * Shuffles the journeys by seed and splits them into parts of at most 70. Returns files to run one after the other with
 * `playwright test --test-list=<file>`. Within a part, Playwright always uses its own order, by file. The seed decides
 * which journeys share a portal, and the order of the parts.
 *
 * @param folder where the files are written
 * @param args Playwright arguments that select the journeys
 * @param env environment variables, in addition to the process's, that select the journeys
 */
export async function shuffledJourneys(
  seed: number,
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string[]> {
  const { stdout } = await promisify(execFile)(PLAYWRIGHT, ['test', '--list', ...args], {
    env: { ...process.env, ...env },
  });
  const parts = partsOf(shuffled(journeysIn(stdout), seed), MAX_IN_A_PART);
  return Promise.all(
    parts.map(async (part, index) => {
      const file = join(folder, `journeys-${seed}-${index + 1}.txt`);
      await writeFile(file, part.join('\n'));
      return file;
    }),
  );
}

/** Returns the lines of `playwright test --list` that name a journey, in the format of `--test-list`. */
export function journeysIn(listing: string): string[] {
  return listing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(' › '));
}

/** Splits the items into parts of nearly equal size, none larger than `most`. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, part) =>
    items.filter((_item, index) => index % count === part),
  );
}
