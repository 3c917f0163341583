import type { Role } from '#domain/auth.ts';
import { grantFor, type Permission, type PracticeRole } from '#domain/permissions.ts';

export interface Membership {
  accountNumber: string;
  practiceRole: PracticeRole;
  isMain: boolean;
}

/** Who asks, as the token, Firebase and the database say. */
export interface Caller {
  uid: string;
  /** How others are shown who it was. */
  name: string;
  roles: Role[];
  /** As Firebase has it now; blank for a user without one. */
  email: string;
  emailVerified: boolean;
  /** The main account first, then by number. */
  memberships: Membership[];
  /** When the token ends, as milliseconds since 1970. */
  expiresAt: number;
  /** When the user signed in, seconds since 1970 as the token has it: it names the session. */
  authTime: number;
  /** Only a new password may be set. */
  mustChangePassword: boolean;
}

/** The accounts that a use case may touch; every list and every lookup takes it into its query. */
export type AccountScope = 'any' | readonly string[];

/** The accounts on which the caller may do it; none when their roles do not allow it at all. */
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
