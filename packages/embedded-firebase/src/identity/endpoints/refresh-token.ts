import { z } from 'zod';
import { issueIdToken } from '../accounts/id-token.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { ID_TOKEN_LIFE_S } from '../accounts/limits.ts';
import { refreshTokenHash } from '../accounts/sessions.ts';

const Body = z.object({ grant_type: z.string().optional(), refresh_token: z.string().optional() });

/** Secure Token's `token`: a fresh ID token, with the user's present claims, for a refresh token. */
export const refreshToken: Endpoint = async (context, request) => {
  const body = parseBody(Body, request.body);
  need(body.grant_type === 'refresh_token', 'INVALID_GRANT_TYPE');
  need(body.refresh_token, 'MISSING_REFRESH_TOKEN');
  const { state } = context.store;
  const session = state.sessions.get(refreshTokenHash(body.refresh_token));
  need(session, 'INVALID_REFRESH_TOKEN');
  const user = state.users.get(session.localId);
  need(user, 'USER_NOT_FOUND');
  need(!user.disabled, 'USER_DISABLED');
  const lives = session.sessionKey === user.sessionKey && session.authTime >= user.validSince;
  need(lives, 'TOKEN_EXPIRED');
  const now = context.now();
  await context.store.commit([{ set: 'user', user: { ...user, lastRefreshAt: now } }]);
  const idToken = issueIdToken(context.projectId, user, session, now);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: body.refresh_token,
    expires_in: String(ID_TOKEN_LIFE_S),
    token_type: 'Bearer',
    user_id: user.localId,
    project_id: context.projectId,
  };
};
