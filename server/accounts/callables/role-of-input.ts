import type { UserRole } from '#domain/schemas/user.ts';
import { CallableError } from './callable-error.ts';

/** The role that was asked for. @throws CallableError for a customer who were a super admin */
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
