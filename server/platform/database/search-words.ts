/** More words would make a search slower, not better. */
const MAX_WORDS = 10;

/** Splits the search text at white space and returns its first ten words. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
