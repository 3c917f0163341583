const BYTES = 16;
/** RFC 9562: version 8 is for ids of one's own making, the variant is the usual one. */
const VERSION = { at: 6, keep: 0x0f, set: 0x80 };
const VARIANT = { at: 8, keep: 0x3f, set: 0x80 };
const HEX = 16;

/**
 * Returns the id of the draft that an account makes from a fitting: the same fitting gives the same id in every tab and
 * on every device, so that a link that is opened twice finds its draft. `turn` counts further drafts, from 0 on.
 */
export async function fittingDraftId(
  accountNumber: string,
  link: string,
  turn: number,
): Promise<string> {
  const named = new TextEncoder().encode(JSON.stringify([accountNumber, link, turn]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, BYTES);
  for (const { at, keep, set } of [VERSION, VARIANT]) {
    digest[at] = ((digest[at] ?? 0) & keep) | set;
  }
  const hex = Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
