import { z } from 'zod';
import { checkEmail } from '../accounts/account-fields.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { randomId } from '../accounts/user-changes.ts';

const Body = z.object({ identifier: z.string().optional() });

/** `accounts:createAuthUri`: the sign-in methods of an address, kept quiet under enumeration protection. */
export const createAuthUri: Endpoint = (context, request) => {
  const email = checkEmail(parseBody(Body, request.body).identifier);
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomId(12) };
  const { state } = context.store;
  if (state.settings.emailEnumerationProtection) return Promise.resolve(answer);
  const user = state.userByEmail(email);
  const methods = user?.password ? ['password'] : [];
  return Promise.resolve({
    ...answer,
    registered: user !== undefined,
    allProviders: methods,
    signinMethods: methods,
  });
};
