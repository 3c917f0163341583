import { ID_TOKEN_LIFE_S } from './limits.ts';
import type { Session, User } from './records.ts';
import { encodeToken } from './tokens.ts';
import type { Claims } from './tokens.ts';
import { randomId } from './user-changes.ts';

/**
 * An ID token of this moment, unsigned. Always a new text, even twice in a second: the SDK takes over a
 * new refresh token only if the ID token beside it differs from the one it has. @param now in ms.
 */
export function issueIdToken(projectId: string, user: User, session: Session, now: number): string {
  return encodeToken(idTokenClaims(projectId, user, session, Math.floor(now / 1000)), randomId(9));
}

/** The claims of production's ID tokens. @param issuedAt in s. */
function idTokenClaims(projectId: string, user: User, session: Session, issuedAt: number): Claims {
  return {
    ...(user.displayName === undefined ? {} : { name: user.displayName }),
    ...(user.photoUrl === undefined ? {} : { picture: user.photoUrl }),
    ...customClaims(user),
    ...session.claims,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: session.authTime,
    user_id: user.localId,
    sub: user.localId,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFE_S,
    ...emailClaims(user),
    ...(user.phoneNumber === undefined ? {} : { phone_number: user.phoneNumber }),
    firebase: { identities: identities(user), sign_in_provider: session.provider },
  };
}

function customClaims(user: User): Claims {
  const claims: unknown = JSON.parse(user.customAttributes ?? '{}');
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}

function emailClaims({ email, emailVerified }: User): Claims {
  return email === undefined ? {} : { email, email_verified: emailVerified };
}

function identities({ email, phoneNumber }: User): Claims {
  return {
    ...(email === undefined ? {} : { email: [email] }),
    ...(phoneNumber === undefined ? {} : { phone: [phoneNumber] }),
  };
}
