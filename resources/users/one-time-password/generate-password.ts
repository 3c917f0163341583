/** Excludes letters and digits that are easily confused when read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Generates a one-time password of about 92 bits, in groups that are easy to dictate: `kT7m-Qz4x-…`. */
export function generatePassword(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, randomLetter).join(''),
  ).join('-');
}

/** Discards bytes above the largest multiple of the alphabet's length, so that each letter is equally likely. */
function randomLetter(): string {
  const end = 256 - (256 % LETTERS.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < end) return LETTERS.charAt(byte % LETTERS.length);
  }
}
