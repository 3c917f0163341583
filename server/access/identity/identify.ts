import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { rolesFromClaims } from '#domain/access/auth.ts';
import { toStorable } from '#domain/basics/text.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { askFirebase, unavailable } from '../../platform/firebase/ask-firebase.ts';
import type { Caller, Membership } from '../caller/caller.ts';
import { claimsOf, shownName } from '../caller/user-row.ts';
import { assertLive } from '../sessions/live-session.ts';
import { rememberSession, type Browser } from '../sessions/remember-session.ts';

/** Firebase's errors for tokens that are invalid or expired. All other errors mean that it could not check. */
const REFUSALS = new Set(['auth/argument-error', 'auth/id-token-expired', 'auth/invalid-id-token']);

/** Errors about the user of a valid token. Only the emulator mode reports them. */
const SAID_OF_USER = new Set([
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const tokenSchema = z.object({
  sub: z.string().min(1),
  auth_time: z.number().int(),
  exp: z.number(),
  name: z.string().default(''),
});
type Token = z.output<typeof tokenSchema>;

/** What the accounts floor knows about a user. */
export interface Accounts {
  /** Returns the accounts that the user belongs to, the main one first. */
  findMemberships: (db: Handle, uid: string) => Promise<Membership[]>;
  /** Called for each user with a valid session, before the request is answered. */
  onSeen: (db: Handle, user: UserRecord) => Promise<void>;
  /** Called when Auth has ended the user's sessions by a change that is not ours; returns whether it has ended them all. */
  onUnknownChange: (user: UserRecord, at: number) => Promise<boolean>;
}

interface Identifying {
  token: string;
  /** What the client that sent it says about itself. */
  browser: Browser;
  now: Date;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  longest: number | null;
}

/**
 * Returns the user of a token with a valid session, and their accounts from the database. Reads their roles and email
 * address from Firebase, because a token's data may be an hour old.
 *
 * @throws Problem
 */
export async function identify(
  db: Handle,
  accounts: Accounts,
  { token, browser, now, longest }: Identifying,
): Promise<Caller> {
  const { sub: uid, auth_time: authTime, ...decoded } = await verify(token);
  const user = await assertLive(
    { uid, auth_time: authTime },
    {
      now,
      longest,
      onUnknownChange: accounts.onUnknownChange,
    },
  );
  await accounts.onSeen(db, user);
  await rememberSession(db, { uid, authTime, browser, now });
  const claims = claimsOf(user);
  return {
    uid,
    name: shownName({ displayName: decoded.name, email: user.email, uid }),
    roles: rolesFromClaims(claims),
    email: toStorable(user.email ?? ''),
    emailVerified: user.emailVerified,
    memberships: await accounts.findMemberships(db, uid),
    expiresAt: decoded.exp * 1000,
    authTime,
    mustChangePassword: claims.mustChangePassword === true,
  };
}

async function verify(token: string): Promise<Token> {
  const parsed = tokenSchema.safeParse(await verifiedContent(token));
  if (!parsed.success) throw new Problem('unauthenticated', 'Sign in again');
  return parsed.data;
}

async function verifiedContent(token: string): Promise<unknown> {
  try {
    return await askFirebase(() => getAuth().verifyIdToken(token));
  } catch (error) {
    const code = codeOf(error);
    if (SAID_OF_USER.has(code)) return contentOf(token);
    if (REFUSALS.has(code)) {
      throw new Problem('unauthenticated', 'Sign in again', { cause: undefined });
    }
    throw unavailable('Who you are cannot be checked just now', error);
  }
}

function contentOf(token: string): unknown {
  const [, content = ''] = token.split('.');
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
