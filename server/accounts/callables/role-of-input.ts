import type { UserRole } from '#domain/access/user.ts';
import { CallableError } from './callable-error.ts';

/** Returns the requested role. @throws CallableError for a customer who would be a super admin */
export function roleOfInput(input: {
  role: 'admin' | 'customer';
  isSuperAdmin: boolean;
}): UserRole {
  const { role, isSuperAdmin } = input;
  if (role === 'admin') return isSuperAdmin ? 'superAdmin' : 'admin';
  if (!isSuperAdmin) return 'customer';
  const details = { field: 'isSuperAdmin', rule: 'adminsOnly', value: true, nearest: false };
  throw new CallableError('invalid-argument', 'Only an admin can be a super admin', { details });
}
