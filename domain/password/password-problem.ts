import { PASSWORD_MAX, PASSWORD_MIN } from '../constants.ts';

export const PASSWORD_PROBLEMS = ['short', 'long', 'email', 'common'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** How long a password is, in characters as a reader counts them and not in units of UTF-16. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

/**
 * Why a password may not be chosen, or null when it may: its length, the user's own address, what everybody takes.
 * Letters count without their case. Nothing is asked of its composition (decision 20).
 */
export function passwordProblem(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): PasswordProblem | null {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) return 'short';
  if (length > PASSWORD_MAX) return 'long';
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  if (plain === address || plain === address.slice(0, address.lastIndexOf('@'))) return 'email';
  return common.has(plain) ? 'common' : null;
}

/**
 * The list in `common-passwords.txt`: one a line, in small letters. Of the 10,000 most common ones it has those that
 * are long enough; the others are refused as too short (decision 20 says where they come from).
 */
export function readCommonPasswords(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter(Boolean));
}
