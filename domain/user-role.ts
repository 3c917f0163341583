import { rolesFromClaims, type Claims } from './auth.ts';
import type { UserRole } from './schemas/user.ts';

/** Returns the role of a user with these claims (EN-04). */
export function userRoleOf(claims: Claims): UserRole {
  const roles = rolesFromClaims(claims);
  if (roles.includes('SUPERADMIN')) return 'superAdmin';
  return roles.includes('ADMIN') ? 'admin' : 'customer';
}

/** Returns the claims that Auth stores for the role. */
export function claimsOfRole(role: UserRole): Required<Pick<Claims, 'role' | 'isSuperAdmin'>> {
  return {
    role: role === 'customer' ? 'customer' : 'admin',
    isSuperAdmin: role === 'superAdmin',
  };
}
