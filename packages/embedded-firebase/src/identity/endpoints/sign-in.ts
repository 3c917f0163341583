import { z } from 'zod';
import { checkEmail } from '../accounts/account-fields.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext } from '../accounts/identity-context.ts';
import { IdentityError, need } from '../accounts/identity-error.ts';
import { hashPassword, passwordMatches } from '../accounts/passwords.ts';
import type { User } from '../accounts/records.ts';
import { startSession } from '../accounts/sessions.ts';

const Body = z.object({ email: z.string().optional(), password: z.string().optional() });

/** `accounts:signInWithPassword`. */
export const signInWithPassword: Endpoint = async (context, request) => {
  const { email, password } = parseBody(Body, request.body);
  const address = checkEmail(email);
  need(password, 'MISSING_PASSWORD');
  const user = await userByPassword(context, address, password);
  need(!user.disabled, 'USER_DISABLED');
  const { changes, tokens } = startSession(context, user, 'password');
  await context.store.commit(changes);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.localId,
    email: address,
    displayName: user.displayName ?? '',
    profilePicture: user.photoUrl,
    ...tokens,
  };
};

async function userByPassword(
  context: IdentityContext,
  email: string,
  password: string,
): Promise<User> {
  const { signIns, store } = context;
  need(
    !signIns.isPaused(email),
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
  );
  // Counted before the slow comparison: attempts at the same time must not all slip through.
  signIns.count(email);
  const tried = store.state.userByEmail(email)?.password;
  const matches = await passwordMatches(password, tried, context.passwordCost);
  // As production does: the hash of another system serves once, and is replaced by one of ours.
  const isImported = matches && tried !== undefined && 'imported' in tried;
  const renewed = isImported ? await hashPassword(password, context.passwordCost) : tried;
  const user = store.state.userByEmail(email);
  if (!matches || !user || user.password !== tried) throw wrongCredentials(context, user);
  signIns.forget(email);
  return { ...user, password: renewed };
}

function wrongCredentials(context: IdentityContext, user: User | undefined): IdentityError {
  if (context.store.state.settings.emailEnumerationProtection) {
    return new IdentityError('INVALID_LOGIN_CREDENTIALS');
  }
  return new IdentityError(user ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}
