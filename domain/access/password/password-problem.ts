import { PASSWORD_MAX, PASSWORD_MIN } from '../../basics/constants.ts';

export const PASSWORD_PROBLEMS = ['short', 'long', 'email', 'common'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** Returns the length in characters as users count them, not in UTF-16 units. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

/**
 * Returns why a password is not allowed, or null: its length, the user's own address, common passwords. Ignores case.
 * Has no rules about its characters (decision 20).
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
 * Parses `common-passwords.txt`: one password in each line, in lower case. The list has those of the 10,000 most common
 * ones that are long enough; the others are refused as too short (decision 20 names the source).
 */
export function readCommonPasswords(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter(Boolean));
}
