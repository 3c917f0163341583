import { z } from 'zod';

/** The name of the rule in `errors` of the API. */
export const TEXT_RULE = 'text';
export const TEXT_MESSAGE =
  'Contains a character that cannot be stored. Remove it or type the text again';

/** Shown in place of a character that cannot be stored. */
const REPLACEMENT = '\ufffd';

/**
 * Whether PostgreSQL can store the text: it holds no NUL and no half of a surrogate pair. Other control characters can be
 * stored; they come with what is pasted from documents, and are harmless where texts are shown.
 */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Cs}/u.test(value);
}

/** The text with a replacement character for each one that cannot be stored. */
export function toStorable(value: string): string {
  return value.replaceAll('\0', REPLACEMENT).replaceAll(/\p{Cs}/gu, REPLACEMENT);
}

/** SE-10: every text that somebody can enter. `whenMissing`: what is said when there is none at all. */
export function text(whenMissing?: string) {
  return z.string(whenMissing).refine(isStorable, {
    message: TEXT_MESSAGE,
    params: { rule: TEXT_RULE },
  });
}
