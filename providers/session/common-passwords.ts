import { passwordProblem, readCommonPasswords } from '#domain/access/password/password-problem.ts';
import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import { lazily } from '../async/lazily.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The list is a separate chunk, loaded when the user types the first new password. */
const list = lazily(async () => {
  const { default: text } = await import('#domain/access/password/common-passwords.txt?raw');
  return readCommonPasswords(text);
});

/** Returns the most common passwords; an empty set when they cannot be loaded, so that the other checks still apply. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  try {
    return await list.get();
  } catch (error) {
    console.warn('The common passwords could not be loaded', error);
    return NOTHING;
  }
}

/** Returns why a password is not allowed, or null; see `passwordProblem`. */
export async function checkNewPassword(
  password: string,
  email: string,
): Promise<PasswordProblem | null> {
  return passwordProblem(password, email, await commonPasswords());
}
