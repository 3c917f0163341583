import { z } from 'zod';
import { checkUid } from '../account-fields.ts';
import { parseBody } from '../identity-context.ts';
import type { Endpoint } from '../identity-context.ts';
import { need } from '../identity-error.ts';
import { startSession } from '../sessions.ts';
import { decodeToken, isExpired } from '../tokens.ts';
import { newUser } from '../user-changes.ts';

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
