import { randomBytes } from 'node:crypto';
import type { User } from './records.ts';

/** Ids and keys as Firebase makes them: letters and digits of base64url. */
export function randomId(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** @param now in ms. */
export function newUser(localId: string, now: number): User {
  return {
    localId,
    emailVerified: false,
    disabled: false,
    createdAt: now,
    validSince: Math.floor(now / 1000),
    sessionKey: randomId(12),
  };
}

/** Ends every session and every ID token from before this second. */
export function withSessionsEnded(user: User, now: number): User {
  return { ...user, validSince: Math.floor(now / 1000), sessionKey: randomId(12) };
}
