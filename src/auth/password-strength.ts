/** What the portal asks for; Firebase itself asks for less. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 4096;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const COMMON =
  /^(?:password|passwort|contraseña|qwerty|azerty|letmein|welcome|iloveyou|12345|abc123)/i;

/**
 * How hard a password is to guess, by plain rules: length counts most, few different characters count nothing,
 * what everybody takes or what stands in the address is weak.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'short';
  const [name = ''] = email.toLowerCase().split('@');
  const isObvious = name.length > 3 && password.toLowerCase().includes(name);
  if (isObvious || COMMON.test(password) || new Set(password).size < 5) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= 14 || (password.length >= 11 && kinds >= 3)) return 'good';
  return password.length >= 10 || kinds >= 3 ? 'fair' : 'weak';
}
