/** Every minus that keyboards and documents write, as it stands in a class of a regular expression: its hyphen last. */
export const MINUS_SIGNS = '−–—﹣‐‑-';

/** Every sign of a number, in the same way. */
export const SIGNS = `+＋${MINUS_SIGNS}`;

const SIGNED = new RegExp(String.raw`^\s*[${SIGNS}]`, 'u');

/** Whether the sign of a number was typed. */
export function isSigned(text: string): boolean {
  return SIGNED.test(text);
}
