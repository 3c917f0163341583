import type { PatientNameChoice } from '#domain/emails/email-states.ts';

/** More initials would reveal more than they help. */
const MOST = 4;
const LETTER = /\p{L}/u;

/**
 * EM-01: returns how an email shows a patient. `full`: the name, or the practice's reference when no name was entered.
 * `initials`: those of the name, or of the reference, which is often a name. `none`: nothing.
 */
export function patientInEmail(
  { name, reference }: { name: string; reference: string },
  choice: PatientNameChoice,
): string {
  const shown = name.trim() || reference.trim();
  if (choice === 'none') return '';
  return choice === 'full' ? shown.replaceAll(/\s+/g, ' ') : initialsOf(shown);
}

/** Returns the first letter of each word, such as `A. B.`; blank for a text without letters, as a number is. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => firstLetter(word) ?? [])
    .slice(0, MOST)
    .map((letter) => `${letter}.`)
    .join(' ');
}

/** A letter with its accents, however they are written, is one character for a reader. */
function firstLetter(word: string): string | null {
  const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  for (const { segment } of parts) {
    if (!LETTER.test(segment)) continue;
    const capital = segment.toUpperCase();
    // `ß` has no capital of one letter.
    return Array.from(capital.normalize('NFC')).length > Array.from(segment.normalize('NFC')).length
      ? segment
      : capital;
  }
  return null;
}
