import { plainWord } from './plain-word.ts';

/** More typing errors make another word. */
const MAX_ERRORS = 3;

/** Returns the name that was probably meant; undefined when none is like what was typed. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const word = plainWord(typed);
  const most = Math.min(MAX_ERRORS, Math.floor(word.length / 2));
  const near = names
    .map((name) => ({ name, ...errorsBetween(word, plainWord(name)) }))
    .filter(({ errors, ofBeginning }) => errors <= most || ofBeginning <= word.length / 5)
    .toSorted((one, other) => one.errors - other.errors);
  return near[0]?.name ?? names.find((name) => word.length > 2 && plainWord(name).includes(word));
}

/**
 * The letters to add, leave out or replace (Levenshtein), for the whole name and for the beginning of it that is most
 * like what was typed.
 */
function errorsBetween(one: string, other: string): { errors: number; ofBeginning: number } {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [at, compared] of other.split('').entries()) {
      const replaced = (row[at] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, ofBeginning: Math.min(...row) };
}
