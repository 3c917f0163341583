import type { Role } from './auth.ts';

/** What a member may do for a practice. */
export const PRACTICE_ROLES = ['owner', 'orderer', 'biller'] as const;
export type PracticeRole = (typeof PRACTICE_ROLES)[number];

/**
 * `self`: what concerns only the user, before they belong to any account. `own`: the accounts that the user is a
 * member of. `any`: every account.
 */
export interface Grant {
  scope: 'self' | 'own' | 'any';
  /** With `self`: only after the e-mail is verified. */
  verified?: boolean;
  /** Which members of the practice; all when absent. */
  practiceRoles?: readonly PracticeRole[];
}

const SELF: Grant = { scope: 'self' };
const SELF_ALL = { CUSTOMER: SELF, ADMIN: SELF } as const;
const SELF_VERIFIED: Grant = { scope: 'self', verified: true };
const OWN: Grant = { scope: 'own' };
const ANY: Grant = { scope: 'any' };
const ORDERING: Grant = { scope: 'own', practiceRoles: ['owner', 'orderer'] };

/**
 * Who may do what. Menu, guard and API read it; a role that is not named may not.
 * SUPERADMIN always has ADMIN too, so a line for ADMIN serves both.
 */
export const permissions = {
  'customerArea:open': { CUSTOMER: OWN },
  'adminArea:open': { ADMIN: ANY },
  'settings:open': { CUSTOMER: OWN, ADMIN: ANY },
  'payments:open': { CUSTOMER: OWN },
  'credit:open': { CUSTOMER: OWN },
  'profile:edit': { CUSTOMER: OWN },
  'sessions:own': SELF_ALL,
  'password:change': SELF_ALL,
  'terms:accept': { CUSTOMER: SELF },
  'accounts:claim': { CUSTOMER: SELF_VERIFIED },
  'applications:create': { CUSTOMER: SELF_VERIFIED },
  'applications:own': { CUSTOMER: SELF_VERIFIED },
  'applications:list': { SUPERADMIN: ANY },
  'applications:show': { SUPERADMIN: ANY },
  'applications:approve': { SUPERADMIN: ANY },
  'applications:decline': { SUPERADMIN: ANY },
  'buyingGroups:list': { CUSTOMER: SELF_VERIFIED, SUPERADMIN: ANY },
  'customers:list': { SUPERADMIN: ANY },
  'orders:list': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:show': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:submit': { CUSTOMER: ORDERING },
  'orders:cancel': { CUSTOMER: ORDERING },
  'orders:approve': { ADMIN: ANY },
  'orders:reject': { ADMIN: ANY },
  'orders:produce': { ADMIN: ANY },
  'orders:ship': { ADMIN: ANY },
  'orders:close': { ADMIN: ANY },
  'orders:decideMany': { ADMIN: ANY },
  'orders:discuss': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:export': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:print': { CUSTOMER: OWN, ADMIN: ANY },
  'drafts:edit': { CUSTOMER: ORDERING },
  'preferences:edit': { CUSTOMER: OWN, ADMIN: ANY },
  'lenses:list': { CUSTOMER: OWN, ADMIN: ANY },
  'lenses:show': { CUSTOMER: OWN, ADMIN: ANY },
  'customers:show': { CUSTOMER: OWN, ADMIN: ANY },
  'events:listen': { CUSTOMER: OWN, ADMIN: ANY },
  'lenses:manage': { SUPERADMIN: ANY },
  'lenses:create': { SUPERADMIN: ANY },
  'lenses:edit': { SUPERADMIN: ANY },
  'lenses:versions': { SUPERADMIN: ANY },
  'emails:manage': { SUPERADMIN: ANY },
  'users:manage': { SUPERADMIN: ANY },
  'activity:list': { SUPERADMIN: ANY },
} as const satisfies Record<string, Partial<Record<Role, Grant>>>;

export type Permission = keyof typeof permissions;

/** TM-06: what nobody may do who has not accepted the terms: to order, and to pay. Admins accept none (PM-02). */
export const TERMS_FIRST: ReadonlySet<Permission> = new Set([
  'orders:submit',
  'orders:cancel',
  'payments:open',
  'credit:open',
]);

/** The widest grant that any of the roles gives, or null when none does. */
export function grantFor(roles: readonly Role[], permission: Permission): Grant | null {
  const entry: Partial<Record<Role, Grant>> = permissions[permission];
  const grants = roles.flatMap((role) => entry[role] ?? []);
  return grants.find((grant) => grant.scope === 'any') ?? grants[0] ?? null;
}

/** Whether one of the roles may do it at all, on whichever account. */
export function mayDo(roles: readonly Role[], permission: Permission): boolean {
  return grantFor(roles, permission) !== null;
}

/** The roles that a page or route needs for this permission. */
export function rolesWith(permission: Permission): Role[] {
  return (['CUSTOMER', 'ADMIN', 'SUPERADMIN'] as const).filter(
    (role) => role in permissions[permission],
  );
}
