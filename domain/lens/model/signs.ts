/** All minus signs of keyboards and documents, for a regular expression's character class: the hyphen comes last. */
export const MINUS_SIGNS = '−–—﹣‐‑-';

/** All signs of a number, in the same form. */
export const SIGNS = `+＋${MINUS_SIGNS}`;

const SIGNED = new RegExp(String.raw`^\s*[${SIGNS}]`, 'u');

/** Whether the number was typed with a sign. */
export function isSigned(text: string): boolean {
  return SIGNED.test(text);
}
