import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  passwordProblem,
  readCommonPasswords,
  type PasswordProblem,
} from '#domain/access/password/password-problem.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { Problem } from '../../platform/errors/problem.ts';

const FILE = resolve(import.meta.dirname, '../../../domain/access/password/common-passwords.txt');

/** The most common passwords, read once when the server starts. */
export const commonPasswords = readCommonPasswords(readFileSync(FILE, 'utf8'));

/** The messages for a refused password. */
const PASSWORD_MESSAGES: Record<PasswordProblem, string> = {
  short: `Use at least ${PASSWORD_MIN} characters`,
  long: `Use at most ${PASSWORD_MAX} characters`,
  email: 'Choose a password different from the email',
  common: 'This password is one of the most common ones',
};

/** Checks a new password. @throws Problem 422 naming the field, with the rule `short`, `long`, `email` or `common` */
export function checkPassword(password: string, email: string, field = 'newPassword'): void {
  const rule = passwordProblem(password, email, commonPasswords);
  if (!rule) return;
  const message = PASSWORD_MESSAGES[rule];
  throw new Problem('invalid', message, { errors: { [field]: { rule, message } } });
}
