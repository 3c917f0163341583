import { z } from 'zod';

/**
 * A user's role in the portal. The order has no meaning; SUPERADMIN always comes with ADMIN. So does BOOKKEEPER, an admin
 * who may record payments (decision 41).
 */
export type Role = 'CUSTOMER' | 'ADMIN' | 'SUPERADMIN' | 'BOOKKEEPER';

export type AuthStatus =
  | 'UNAUTHENTICATED'
  | 'EMAILNOTVERIFIED'
  | 'AUTHENTICATED'
  | 'ACCOUNTNUMBERNOTVERIFIED';

/** The claims of a token that we set (EN-04). Other claims are not checked. */
export const claimsSchema = z.object({
  role: z.string().optional(),
  isSuperAdmin: z.boolean().optional(),
  /** PY-08: a super admin has granted it to this admin. */
  mayRecordPayments: z.boolean().optional(),
  /** The password was set by an admin: the user must choose another one before anything else. */
  mustChangePassword: z.boolean().optional(),
});
export type Claims = z.infer<typeof claimsSchema>;

/** The input of the auth status: no user, or a signed-in user with their data. */
type Identity = {
  claims: Claims;
  emailVerified: boolean;
  accountNumber: string | null | undefined;
} | null;

/**
 * AU-06: claim role admin gives ADMIN, plus SUPERADMIN when isSuperAdmin is set; all else is CUSTOMER. An admin with the
 * claim mayRecordPayments is a BOOKKEEPER too; super admins may do all that a bookkeeper may.
 */
export function rolesFromClaims(claims: Claims): Role[] {
  if (claims.role !== 'admin') return ['CUSTOMER'];
  if (claims.isSuperAdmin) return ['ADMIN', 'SUPERADMIN'];
  return claims.mayRecordPayments ? ['ADMIN', 'BOOKKEEPER'] : ['ADMIN'];
}

/** AU-07: `'undefined'` was once stored for "none", so it, blank and absent all mean null. */
export function normalizeAccountNumber(accountNumber: string | null | undefined): string | null {
  const trimmed = accountNumber?.trim();
  return !trimmed || trimmed === 'undefined' ? null : trimmed;
}

/** AU-02 … AU-05, PM-02: admins need neither a verified e-mail nor an account number. */
export function authStatus(identity: Identity): AuthStatus {
  if (!identity) return 'UNAUTHENTICATED';
  if (rolesFromClaims(identity.claims).includes('ADMIN')) return 'AUTHENTICATED';
  if (!identity.emailVerified) return 'EMAILNOTVERIFIED';
  return normalizeAccountNumber(identity.accountNumber)
    ? 'AUTHENTICATED'
    : 'ACCOUNTNUMBERNOTVERIFIED';
}

/** The role's label in the sidebar and local storage (EN-05, LY-05). */
export function roleLabel(roles: readonly Role[]): 'Super Admin' | 'Admin' | 'Customer' {
  if (roles.includes('SUPERADMIN')) return 'Super Admin';
  return roles.includes('ADMIN') ? 'Admin' : 'Customer';
}
