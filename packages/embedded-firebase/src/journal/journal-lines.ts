import { createHash } from 'node:crypto';

const SUM_CHARACTERS = 16;
const SUM_LINE = new RegExp(`^#([0-9a-f]{${SUM_CHARACTERS}})$`);

/** What a journal without an entry sums up to. */
export const NO_SUM = '';

/** The checksum of an entry as it stands in the file; it covers those before it by theirs, which is `before`. */
export function sumOf(before: string, json: string | Buffer): string {
  return createHash('sha256').update(before).update(json).digest('hex').slice(0, SUM_CHARACTERS);
}

/**
 * The lines of these entries: each is followed by its checksum. A line of its own, because an earlier version of the
 * portal then refuses the file; behind the entry, it would take every line for a torn one and cut it off.
 */
export function sealed(before: string, entries: readonly string[]): { text: string; sum: string } {
  let text = '';
  let sum = before;
  for (const json of entries) {
    sum = sumOf(sum, json);
    text += `${json}\n#${sum}\n`;
  }
  return { text, sum };
}

/** The checksum in a line of one, else null. */
export function sumIn(line: Buffer): string | null {
  if (line.length !== SUM_CHARACTERS + 1) return null;
  return SUM_LINE.exec(line.toString('latin1'))?.[1] ?? null;
}
