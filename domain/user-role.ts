import { rolesFromClaims, type Claims } from './auth.ts';
import type { UserRole } from './schemas/user.ts';

/** What claims make of their user (EN-04). */
export function userRoleOf(claims: Claims): UserRole {
  const roles = rolesFromClaims(claims);
  if (roles.includes('SUPERADMIN')) return 'superAdmin';
  return roles.includes('ADMIN') ? 'admin' : 'customer';
}

/** How Auth keeps the role. */
export function claimsOfRole(role: UserRole): Required<Pick<Claims, 'role' | 'isSuperAdmin'>> {
  return {
    role: role === 'customer' ? 'customer' : 'admin',
    isSuperAdmin: role === 'superAdmin',
  };
}
