import { describe, expect, it } from 'vitest';
import { USER_ROLES } from '#domain/access/user.ts';
import { claimsOfRole, userRoleOf } from '#server/access/caller/user-role.ts';

describe('the role in the claims', () => {
  it.each(USER_ROLES)('EN-04 is kept and read again: %s', (role) => {
    expect(userRoleOf(claimsOfRole(role))).toBe(role);
  });

  it('EN-04 takes a super admin who is no admin for a customer', () => {
    expect(userRoleOf({ role: 'customer', isSuperAdmin: true })).toBe('customer');
    expect(userRoleOf({})).toBe('customer');
  });
});
