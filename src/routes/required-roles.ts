import type { Role } from '#domain/access/auth.ts';
import { rolesWith } from '#domain/access/permissions.ts';
import type { Guarded } from './route-types.ts';

/** PM-01. */
export function requiredRoles(route: Guarded): Role[] {
  return rolesWith(route.permission);
}
