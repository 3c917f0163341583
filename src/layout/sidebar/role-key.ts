import type { Role } from '#domain/access/auth.ts';

export type RoleKey = 'roles.superAdmin' | 'roles.admin' | 'roles.customer';

/** LY-05: returns the text key of the highest role. */
export function roleKey(roles: readonly Role[]): RoleKey {
  if (roles.includes('SUPERADMIN')) return 'roles.superAdmin';
  return roles.includes('ADMIN') ? 'roles.admin' : 'roles.customer';
}
