import { z } from 'zod';
import { checkEmail, checkEmailIsFree } from '../accounts/account-fields.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import { startSession } from '../accounts/sessions.ts';
import { newUser, randomId } from '../accounts/user-changes.ts';

const Body = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().optional(),
  idToken: z.string().optional(),
});

/** `accounts:signUp` of the client: an account with e-mail and password, signed in at once. */
export const signUp: Endpoint = async (context, request) => {
  const { email, password, displayName, idToken } = parseBody(Body, request.body);
  need(idToken === undefined, 'OPERATION_NOT_ALLOWED');
  need(email !== undefined || password !== undefined, 'ADMIN_ONLY_OPERATION');
  const address = checkEmail(email);
  need(password, 'MISSING_PASSWORD');
  checkPassword(password, context.store.state.settings.passwordPolicy);
  const hash = await hashPassword(password, context.passwordCost);
  const { state } = context.store;
  checkEmailIsFree(state, address);
  const now = context.now();
  const user = {
    ...newUser(randomId(21), now),
    email: address,
    displayName,
    password: hash,
    passwordUpdatedAt: now,
  };
  const { changes, tokens } = startSession(context, user, 'password');
  await context.store.commit(changes);
  const { localId } = user;
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId,
    email: address,
    displayName,
    ...tokens,
  };
};
