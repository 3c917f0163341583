import { claimsSchema, rolesFromClaims } from '#domain/auth.ts';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import type { Handle } from '../database/database.ts';
import type { Caller } from '../users/caller.ts';
import { findMemberships } from '../users/memberships.ts';
import { Problem } from './problem.ts';

/** What Firebase says of tokens that are not, or no longer, good. Everything else means that it could not tell. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Who the token says it is, with revocation checked, and which accounts the database gives them. */
export async function identify(db: Handle, token: string): Promise<Caller> {
  const decoded = await verify(token);
  const claims = claimsSchema.safeParse(decoded);
  return {
    uid: decoded.uid,
    name: nameIn(decoded),
    roles: rolesFromClaims(claims.success ? claims.data : {}),
    email: decoded.email ?? '',
    emailVerified: decoded.email_verified === true,
    memberships: await findMemberships(db, decoded.uid),
    expiresAt: decoded.exp * 1000,
  };
}

async function verify(token: string): Promise<DecodedIdToken> {
  try {
    return await getAuth().verifyIdToken(token, true);
  } catch (error) {
    if (REFUSALS.has(codeOf(error))) {
      throw new Problem('unauthenticated', 'Sign in again', { cause: undefined });
    }
    throw new Problem('unavailable', 'Who you are cannot be checked just now', { cause: error });
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

function nameIn(decoded: DecodedIdToken): string {
  const { name } = decoded as { name?: unknown };
  return typeof name === 'string' && name ? name : (decoded.email ?? decoded.uid);
}
