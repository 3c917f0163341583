import { createHash } from 'node:crypto';
import { issueIdToken } from './id-token.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityError, need } from './identity-error.ts';
import { ID_TOKEN_LIFE_S, RECENT_SIGN_IN_S } from './limits.ts';
import type { Change, Session, SignInProvider, User } from './records.ts';
import { decodeToken, isExpired, isSessionCookie } from './tokens.ts';
import type { Claims } from './tokens.ts';
import { randomId } from './user-changes.ts';

interface Tokens {
  idToken: string;
  refreshToken: string;
  /** In s, as text. */
  expiresIn: string;
}

/** Refresh tokens are stored as this, so that the journal holds nothing to sign in with. */
export function refreshTokenHash(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

/** Tokens for a sign-in of this moment, and the changes to commit before handing them out. */
export function startSession(
  context: IdentityContext,
  user: User,
  provider: SignInProvider,
  claims?: Claims,
): { changes: Change[]; tokens: Tokens } {
  const refreshToken = randomId(96);
  const now = context.now();
  const { localId, sessionKey } = user;
  const session: Session = {
    localId,
    sessionKey,
    provider,
    claims,
    authTime: Math.floor(now / 1000),
  };
  return {
    changes: [
      { set: 'user', user: { ...user, lastLoginAt: now, lastRefreshAt: now } },
      { set: 'session', hash: refreshTokenHash(refreshToken), session },
    ],
    tokens: {
      idToken: issueIdToken(context.projectId, user, session, now),
      refreshToken,
      expiresIn: String(ID_TOKEN_LIFE_S),
    },
  };
}

/**
 * The user whose ID token this is.
 * @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED (also when revoked), USER_NOT_FOUND, USER_DISABLED.
 */
export function userOfIdToken(
  context: IdentityContext,
  idToken: string,
): { user: User; claims: Claims } {
  const claims = decodeToken(idToken);
  need(claims && claims.aud === context.projectId, 'INVALID_ID_TOKEN');
  need(!isSessionCookie(claims), 'INVALID_ID_TOKEN');
  need(!isExpired(claims, context.now()), 'TOKEN_EXPIRED');
  const user = context.store.state.users.get(String(claims.sub));
  need(user, 'USER_NOT_FOUND');
  need(!user.disabled, 'USER_DISABLED');
  need(typeof claims.iat === 'number' && claims.iat >= user.validSince, 'TOKEN_EXPIRED');
  return { user, claims };
}

/** As `userOfIdToken`, for what asks for a recent sign-in. @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export function userSignedInRecently(context: IdentityContext, idToken: string): User {
  const { user, claims } = userOfIdToken(context, idToken);
  const age = context.now() / 1000 - Number(claims.auth_time);
  if (age < RECENT_SIGN_IN_S) return user;
  throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
