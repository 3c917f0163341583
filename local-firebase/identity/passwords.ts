import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { need } from './identity-error.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

const KEY_BYTES = 32;

/** Salt and scrypt key, both base64url. */
export interface PasswordHash {
  salt: string;
  key: string;
}

/** @throws IdentityError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS. */
export function checkPassword(password: string): void {
  need(
    password.length >= PASSWORD_MIN,
    `WEAK_PASSWORD : Password should be at least ${PASSWORD_MIN} characters`,
  );
  need(
    password.length <= PASSWORD_MAX,
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${PASSWORD_MAX} characters]`,
  );
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16).toString('base64url');
  return { salt, key: (await derive(password, salt, KEY_BYTES)).toString('base64url') };
}

/** Takes as long without a hash, so that the time does not tell whether the account exists. */
export async function passwordMatches(
  password: string,
  hash: PasswordHash | undefined,
): Promise<boolean> {
  const key = await derive(password, hash?.salt ?? 'nobody', KEY_BYTES);
  return hash !== undefined && timingSafeEqual(key, Buffer.from(hash.key, 'base64url'));
}
