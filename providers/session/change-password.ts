import type { PasswordChange } from '#domain/access/password-schema.ts';
import { authFlowErrorOf } from '../firebase/api-auth-flow-error.ts';
import { AuthFlowError, authFlowProblem } from '../firebase/auth-flow.ts';

export interface NewPassword {
  /** Null when the sign-in is still fresh, as with a one-time password. */
  current: string | null;
  next: string;
}

export interface PasswordDeps {
  /** Reauthenticates the signed-in user, which is a new sign-in. Throws AuthFlowError. */
  confirm: (password: string) => Promise<void>;
  /** When the sign-in of this browser began, as `auth_time` of its token. */
  signedInAt: () => Promise<number | null>;
  /** Sends the new password to the server, which sets it. */
  send: (change: PasswordChange) => Promise<void>;
  /** Signs in again; nothing on the page changes. */
  signIn: (password: string) => Promise<void>;
}

/**
 * VA-02: reauthenticates the user, has the server set the new password, and signs in with it, because Firebase has
 * ended every sign-in with the old one. The former sign-in stays valid until the other tabs of this browser switch to
 * the new one. Throws AuthFlowError while the password is unchanged; afterwards, whatever the sign-in threw.
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

/** Refuses a new password that equals the one-time password, which its sender knows: if it signs in, it is the same. */
async function refuseSame(next: string, deps: PasswordDeps): Promise<void> {
  try {
    await deps.confirm(next);
  } catch (error) {
    if (authFlowProblem(error) === 'offline') throw error;
    return;
  }
  throw new AuthFlowError('password-same');
}
