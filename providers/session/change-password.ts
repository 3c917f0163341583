import type { PasswordChange } from '#domain/schemas/password.ts';
import { authFlowErrorOf } from '../firebase/api-auth-flow-error.ts';
import { AuthFlowError, authFlowProblem } from '../firebase/auth-flow.ts';

export interface NewPassword {
  /** Null when the sign-in is still fresh, as with a one-time password. */
  current: string | null;
  next: string;
}

export interface PasswordDeps {
  /** Proves the signed-in user once more, which is a new sign-in. Throws AuthFlowError. */
  confirm: (password: string) => Promise<void>;
  /** When the sign-in of this browser began, as `auth_time` of its token. */
  signedInAt: () => Promise<number | null>;
  /** Asks the server to set it. */
  send: (change: PasswordChange) => Promise<void>;
  /** Signs in anew; the page notices nothing. */
  signIn: (password: string) => Promise<void>;
}

/**
 * VA-02: proves the user, has the server set the new password, and signs in with it, because Firebase has ended every
 * sign-in with the old one. The other tabs of this browser are at the former sign-in until they hear of the new one:
 * it is kept. Throws AuthFlowError while nothing is changed; afterwards whatever the sign-in threw.
 */
export async function changePassword(
  { current, next }: NewPassword,
  deps: PasswordDeps,
): Promise<void> {
  const former = await deps.signedInAt();
  if (current === null) await refuseSame(next, deps);
  else await deps.confirm(current);
  await deps
    .send({ newPassword: next, ...(former !== null && { formerSignIn: former }) })
    .catch((error: unknown) => {
      throw authFlowErrorOf(error);
    });
  await deps.signIn(next);
}

/** A one-time password is known to whoever gave it: who can sign in with the new one has chosen it again. */
async function refuseSame(next: string, deps: PasswordDeps): Promise<void> {
  try {
    await deps.confirm(next);
  } catch (error) {
    if (authFlowProblem(error) === 'offline') throw error;
    return;
  }
  throw new AuthFlowError('password-same');
}
