import { passwordLength } from '#domain/access/password/password-problem.ts';
import { PASSWORD_MIN } from '#domain/basics/constants.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const COMMON =
  /^(?:password|passwort|contraseña|qwerty|azerty|letmein|welcome|iloveyou|12345|abc123)/i;

/**
 * Estimates a password's strength by simple rules: length counts most; few different characters count nothing; a common
 * beginning or a part of the address is weak. It only advises; `passwordProblem` refuses.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) return 'short';
  const [name = ''] = email.toLowerCase().split('@');
  const isObvious = name.length > 3 && password.toLowerCase().includes(name);
  if (isObvious || COMMON.test(password) || new Set(password).size < 5) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (length >= 14 || (length >= 11 && kinds >= 3)) return 'good';
  return length >= 10 || kinds >= 3 ? 'fair' : 'weak';
}
