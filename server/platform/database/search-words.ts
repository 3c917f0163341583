/** More would make a search slow without making it better. */
const MAX_WORDS = 10;

/** The words of what is searched for, whatever blanks are between and around them; the first ten. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
