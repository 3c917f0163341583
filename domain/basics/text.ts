import { z } from 'zod';

/** What is wrong with a text, by the rule's name in the API's `errors`. `text-problems.ts` has the other languages. */
export const TEXT_MESSAGES = {
  text: 'Contains a character that cannot be stored. Remove it or type the text again',
  lineBreak: 'Write this in one line: remove the line break',
  direction:
    'Contains an invisible character that changes the direction of text. Type the text again',
} as const;
export type TextRule = keyof typeof TEXT_MESSAGES;

/** The rule's name in the API's `errors`. */
export const TEXT_RULE = 'text' satisfies TextRule;
export const TEXT_MESSAGE = TEXT_MESSAGES.text;

/** Shown in place of a character that cannot be stored. */
const REPLACEMENT = '\ufffd';

/** In a text of one line they would begin another header of an email, or another line of a list. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/u;

/**
 * Embeddings, overrides and isolates (Unicode's bidirectional algorithm, UAX 9). They reach past their own text and can
 * make it read as another one, on a parcel or in a list. The marks U+200E, U+200F and U+061C do not, and stand in Hebrew
 * and Arabic names.
 */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether PostgreSQL can store the text, which must not contain NUL or half a surrogate pair. Other control characters
 * are allowed: they come with text pasted from documents, and are harmless where it is shown.
 */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Cs}/u.test(value);
}

/** Replaces each character that cannot be stored. */
export function toStorable(value: string): string {
  return value.replaceAll('\0', REPLACEMENT).replaceAll(/\p{Cs}/gu, REPLACEMENT);
}

/** Whether the text has a line break, which nothing that becomes a header may have. */
export function hasLineBreak(value: string): boolean {
  return LINE_BREAKS.test(value);
}

/** Makes one line of a text from elsewhere: blanks instead of line breaks, without what changes its direction. */
export function toLine(value: string): string {
  return toStorable(value)
    .replaceAll(new RegExp(LINE_BREAKS, 'gu'), ' ')
    .replaceAll(new RegExp(DIRECTIONS, 'gu'), '');
}

/** SE-10: the schema of every text that a user can enter. `whenMissing`: the message when it is missing. */
export function text(whenMissing?: string) {
  return z.string(whenMissing).refine(isStorable, refusedBy('text'));
}

/** SE-10: the schema of every text of one line that a user can enter: names, subjects, labels, parts of an address. */
export function line(whenMissing?: string) {
  return text(whenMissing)
    .refine((value) => !hasLineBreak(value), refusedBy('lineBreak'))
    .refine((value) => !DIRECTIONS.test(value), refusedBy('direction'));
}

function refusedBy(rule: TextRule) {
  return { message: TEXT_MESSAGES[rule], params: { rule } };
}
