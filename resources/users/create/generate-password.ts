/** Without the letters and figures that are taken for each other when they are read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A one-time password that nobody guesses (about 92 bits), in groups that can be dictated: `kT7m-Qz4x-…`. */
export function generatePassword(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, randomLetter).join(''),
  ).join('-');
}

/** Bytes beyond the last whole round of the letters are thrown away, so that each is as likely as any other. */
function randomLetter(): string {
  const end = 256 - (256 % LETTERS.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < end) return LETTERS.charAt(byte % LETTERS.length);
  }
}
