import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';

export type Claims = Record<string, unknown>;

const NOBODY: Caller = { admin: false, auth: null };
const ADMIN: Caller = { admin: true, auth: null };

/** The bearer that the Admin SDK and the rules tests send in emulator mode. */
export const OWNER = 'owner';

/** Session cookies say this of themselves, followed by the project. */
export const SESSION_COOKIE_ISSUER = 'https://session.firebase.google.com/';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * An unsigned JWT, as Firebase's emulators issue and firebase-admin accepts in emulator mode.
 * @param kid tells tokens of the same claims apart.
 */
export function encodeToken(claims: Claims, kid?: string): string {
  return `${encode({ alg: 'none', typ: 'JWT', kid })}.${encode(claims)}.`;
}

/** The claims of a JWT, whose signature nobody looks at; null for anything that is none. */
export function decodeToken(token: string): Claims | null {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** Whether these are the claims of a session cookie, which is for servers to verify and no ID token. */
export function isSessionCookie({ iss }: Claims): boolean {
  return typeof iss === 'string' && iss.startsWith(SESSION_COOKIE_ISSUER);
}

/** @param now in ms. Mock tokens of the rules tests carry `iat: 0` and never expire. */
export function isExpired(claims: Claims, now: number): boolean {
  if (claims.iat === 0) return false;
  return typeof claims.exp !== 'number' || claims.exp * 1000 <= now;
}

/**
 * Who sends this Authorization header: `Bearer owner` is the administrator, `Bearer <ID token>` and
 * Storage's `Firebase <ID token>` a user, no header nobody.
 * @param options `projectId` also requires that the token was issued for it; `now` in ms.
 * @throws RpcError UNAUTHENTICATED for a malformed or expired token.
 */
export function callerFromAuthorization(
  header: string | undefined,
  options: { projectId?: string; now?: () => number } = {},
): Caller {
  if (header === undefined || header === '') return NOBODY;
  const token = /^(?:Bearer|Firebase) +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('The Authorization header is malformed');
  if (token === OWNER) return ADMIN;
  const claims = decodeToken(token);
  const uid = claims?.sub ?? claims?.user_id;
  if (!claims || typeof uid !== 'string' || uid === '') throw unauthenticated('Invalid ID token');
  if (isSessionCookie(claims)) throw unauthenticated('A session cookie is no ID token');
  if (options.projectId !== undefined && claims.aud !== options.projectId) {
    throw unauthenticated('The ID token is for another project');
  }
  if (isExpired(claims, (options.now ?? Date.now)())) throw unauthenticated('Expired ID token');
  return { admin: false, auth: { uid, token: claims } };
}

function unauthenticated(message: string): RpcError {
  return new RpcError('UNAUTHENTICATED', message);
}

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
