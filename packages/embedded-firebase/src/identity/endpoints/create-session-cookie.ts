import { z } from 'zod';
import { parseBody, type Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { SESSION_COOKIE_LIFE_S } from '../accounts/limits.ts';
import { userOfIdToken } from '../accounts/sessions.ts';
import { encodeToken, SESSION_COOKIE_ISSUER } from '../accounts/tokens.ts';
import { randomId } from '../accounts/user-changes.ts';

const Body = z.object({
  idToken: z.string().default(''),
  /** In s, as number or text. */
  validDuration: z.coerce.number().int().default(SESSION_COOKIE_LIFE_S.most),
});

/** `createSessionCookie`: the claims of an ID token for five minutes to two weeks, by another issuer. */
export const createSessionCookie: Endpoint = (context, request) => {
  const { idToken, validDuration } = parseBody(Body, request.body);
  need(idToken, 'MISSING_ID_TOKEN');
  const { least, most } = SESSION_COOKIE_LIFE_S;
  need(validDuration >= least && validDuration <= most, 'INVALID_DURATION');
  const { claims } = userOfIdToken(context, idToken);
  const iat = Math.floor(context.now() / 1000);
  const iss = `${SESSION_COOKIE_ISSUER}${context.projectId}`;
  const cookie = { ...claims, iss, iat, exp: iat + validDuration };
  return Promise.resolve({ sessionCookie: encodeToken(cookie, randomId(9)) });
};
