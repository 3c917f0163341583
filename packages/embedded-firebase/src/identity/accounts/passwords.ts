import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { need } from './identity-error.ts';
import { importedMatches, type ImportedPassword } from './imported-passwords.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import type { PasswordPolicy } from './records.ts';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const KEY_BYTES = 32;

/** scrypt's N (a power of two) for hashes that are kept on disk, and for those that end with the process. */
export const KEPT_HASH_COST = 16_384;
export const MEMORY_HASH_COST = 512;

/** Salt and scrypt key, both base64url. */
export interface OwnHash {
  salt: string;
  key: string;
}

/** One of ours, or one of another system that an import brought. */
export type PasswordHash = OwnHash | { imported: ImportedPassword };

/** What is asked of every password, the administrator's too. */
export const ANY_PASSWORD: PasswordPolicy = { least: PASSWORD_MIN, most: PASSWORD_MAX };

/**
 * Whether a password may be set. The project's policy is for what users choose.
 * @throws IdentityError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS.
 */
export function checkPassword(
  password: string,
  { least, most }: PasswordPolicy = ANY_PASSWORD,
): void {
  need(
    password.length >= PASSWORD_MIN,
    `WEAK_PASSWORD : Password should be at least ${PASSWORD_MIN} characters`,
  );
  need(password.length >= least, missing(`Password must contain at least ${least} characters`));
  need(password.length <= most, missing(`Password may contain at most ${most} characters`));
}

function missing(requirement: string): string {
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${requirement}]`;
}

/** `cost`: scrypt's N; every hash of one store has the same. */
export async function hashPassword(password: string, cost: number): Promise<OwnHash> {
  const salt = randomBytes(16).toString('base64url');
  return {
    salt,
    key: (await derive(password, salt, KEY_BYTES, { N: cost })).toString('base64url'),
  };
}

/** Takes as long without a hash, so that the time does not show whether the account exists. */
export async function passwordMatches(
  password: string,
  hash: PasswordHash | undefined,
  cost: number,
): Promise<boolean> {
  if (hash && 'imported' in hash) return importedMatches(password, hash.imported);
  const key = await derive(password, hash?.salt ?? 'nobody', KEY_BYTES, { N: cost });
  return hash !== undefined && timingSafeEqual(key, Buffer.from(hash.key, 'base64url'));
}
