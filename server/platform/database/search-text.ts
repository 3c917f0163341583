/** More words would make a search slower, not better. */
const MAX_WORDS = 10;

/** Returns the LIKE pattern for "contains this text", with wildcards in the text escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** Splits the search text at white space and returns its first ten words. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
