import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/** Such as `pi_3aC…`; ids of sessions begin with `cs_test_`. */
export function newId(prefix: string): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${letters.join('')}`;
}
