import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { seededRandom } from '../fixtures/random.ts';

const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const MAX_IN_A_PART = 70;

/**
 * The journeys in an order that the seed says, cut into parts of at most 70. Answers the
 * files to run one after the other, each with `playwright test --test-list=<file>`: Playwright has no order but its own,
 * so that within a part it is that of the files. Which journeys meet in one portal, and which parts come before, differs
 * from seed to seed.
 *
 * @param folder where the files are written
 * @param args of Playwright, to take some journeys only
 * @param env says which journeys there are, beside the environment
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

/** The lines of `playwright test --list` that name a journey, as `--test-list` takes them. */
export function journeysIn(listing: string): string[] {
  return listing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(' › '));
}

/** The same items in an order that the seed says. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const { next } = seededRandom(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Parts of nearly one size, none larger than `most`. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, part) =>
    items.filter((_item, index) => index % count === part),
  );
}
