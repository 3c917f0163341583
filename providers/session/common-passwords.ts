import { passwordProblem, readCommonPasswords } from '#domain/password/password-problem.ts';
import type { PasswordProblem } from '#domain/password/password-problem.ts';
import { lazily } from '../async/lazily.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** A chunk of its own: it loads when the first new password is typed. */
const list = lazily(async () => {
  const { default: text } = await import('#domain/password/common-passwords.txt?raw');
  return readCommonPasswords(text);
});

/** What everybody takes. Without a connection it is not known here, and then the rest of the rule holds alone. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  try {
    return await list.get();
  } catch (error) {
    console.warn('The common passwords could not be loaded', error);
    return NOTHING;
  }
}

/** Why a password may not be chosen, or null; see `passwordProblem`. */
export async function checkNewPassword(
  password: string,
  email: string,
): Promise<PasswordProblem | null> {
  return passwordProblem(password, email, await commonPasswords());
}
