import { z } from 'zod';

/** The rule's name in the API's `errors`. */
export const TEXT_RULE = 'text';
export const TEXT_MESSAGE =
  'Contains a character that cannot be stored. Remove it or type the text again';

/** Shown in place of a character that cannot be stored. */
const REPLACEMENT = '\ufffd';

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

/** SE-10: the schema of every text that a user can enter. `whenMissing`: the message when it is missing. */
export function text(whenMissing?: string) {
  return z.string(whenMissing).refine(isStorable, {
    message: TEXT_MESSAGE,
    params: { rule: TEXT_RULE },
  });
}
