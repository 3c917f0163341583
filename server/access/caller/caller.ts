import type { Role } from '#domain/access/auth.ts';
import { grantFor, type Permission, type PracticeRole } from '#domain/access/permissions.ts';

export interface Membership {
  accountNumber: string;
  practiceRole: PracticeRole;
  isMain: boolean;
}

/** The user who sends the request, according to the token, Firebase and the database. */
export interface Caller {
  uid: string;
  /** The name that other users see. */
  name: string;
  roles: Role[];
  /** The present address in Firebase; blank for a user without one. */
  email: string;
  emailVerified: boolean;
  /** The main account first, then by account number. */
  memberships: Membership[];
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number;
  /** When the user signed in, in seconds since 1970 as in the token. It identifies the session. */
  authTime: number;
  /** The user may do nothing but set a new password. */
  mustChangePassword: boolean;
}

/** The accounts that a use case may access. Every list and every lookup adds it to its query. */
export type AccountScope = 'any' | readonly string[];

/** Returns the accounts for which the caller has the permission; none when their roles do not include it. */
export function scopeFor(caller: Caller, permission: Permission): AccountScope {
  const grant = grantFor(caller.roles, permission);
  if (!grant || grant.scope === 'self') return [];
  if (grant.scope === 'any') return 'any';
  const { practiceRoles } = grant;
  return caller.memberships
    .filter((membership) => !practiceRoles || practiceRoles.includes(membership.practiceRole))
    .map((membership) => membership.accountNumber);
}

export function isWithin(scope: AccountScope, accountNumber: string): boolean {
  return scope === 'any' || scope.includes(accountNumber);
}
