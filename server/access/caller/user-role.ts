import { rolesFromClaims, type Claims } from '#domain/access/auth.ts';
import type { UserRole } from '#domain/access/user.ts';

/** Returns the role of a user with these claims (EN-04). */
export function userRoleOf(claims: Claims): UserRole {
  const roles = rolesFromClaims(claims);
  if (roles.includes('SUPERADMIN')) return 'superAdmin';
  return roles.includes('ADMIN') ? 'admin' : 'customer';
}

/** PY-08: whether these claims are those of an admin who was granted to record payments. */
export function mayRecordPayments(claims: Claims): boolean {
  return rolesFromClaims(claims).includes('BOOKKEEPER');
}

/** What a super admin decides about a user's rights. */
interface Rights {
  role: UserRole;
  /** For an admin only. */
  mayRecordPayments: boolean;
}

/** Returns the claims with other rights. The claim of a grant is there only while it is granted. */
export function withRights(
  { mayRecordPayments: _former, ...others }: Record<string, unknown>,
  { role, mayRecordPayments: isGranted }: Rights,
): Record<string, unknown> {
  const granted = role === 'admin' && isGranted ? { mayRecordPayments: true } : {};
  return { ...others, ...claimsOfRole(role), ...granted };
}

/** Returns the claims that Auth stores for the role. */
export function claimsOfRole(role: UserRole): Required<Pick<Claims, 'role' | 'isSuperAdmin'>> {
  return {
    role: role === 'customer' ? 'customer' : 'admin',
    isSuperAdmin: role === 'superAdmin',
  };
}
