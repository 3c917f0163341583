import { z } from 'zod';
import { checkUid } from '../accounts/account-fields.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { startSession } from '../accounts/sessions.ts';
import { decodeToken, isExpired } from '../accounts/tokens.ts';
import { newUser } from '../accounts/user-changes.ts';

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const Body = z.object({ token: z.string() });

const CustomToken = z.object({
  aud: z.literal(AUDIENCE),
  uid: z.string(),
  claims: z.record(z.string(), z.unknown()).optional(),
});

/** `accounts:signInWithCustomToken`: as in the emulators, the token's signature is not looked at. */
export const signInWithCustomToken: Endpoint = async (context, request) => {
  const claims = decodeToken(parseBody(Body, request.body).token);
  const token = CustomToken.safeParse(claims);
  need(claims && token.success, 'INVALID_CUSTOM_TOKEN : Invalid assertion format.');
  need(!isExpired(claims, context.now()), 'INVALID_CUSTOM_TOKEN : The token has expired.');
  const uid = checkUid(token.data.uid);
  const known = context.store.state.users.get(uid);
  need(!known?.disabled, 'USER_DISABLED');
  const user = known ?? newUser(uid, context.now());
  const { changes, tokens } = startSession(context, user, 'custom', token.data.claims);
  await context.store.commit(changes);
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: !known, ...tokens };
};
