import { userRoleOf, claimsOfRole } from '#domain/user-role.ts';
import {
  roleChange,
  USER_ACTIONS,
  userRefusal,
  type UserAction,
  type UserRefusal,
} from '#domain/user-rules.ts';
import { USER_ROLES, type UserRole } from '#domain/schemas/user.ts';
import { describe, expect, it } from 'vitest';

/** For each action what is told: to oneself, about the last super admin, about both, about a user without an e-mail. */
const TABLE: Record<UserAction, (UserRefusal | null)[]> = {
  promote: [null, null, null, null],
  demote: ['oneself', 'lastSuperAdmin', 'oneself', null],
  enable: [null, null, null, null],
  disable: ['oneself', 'lastSuperAdmin', 'oneself', null],
  delete: ['oneself', 'lastSuperAdmin', 'oneself', null],
  verifyEmail: [null, null, null, 'noEmail'],
  sendResetLink: [null, null, null, 'noEmail'],
  resendVerification: [null, null, null, 'noEmail'],
  resetPassword: ['oneself', null, 'oneself', null],
  endSessions: ['oneself', null, 'oneself', null],
};

const somebody = { isOneself: false, isLastSuperAdmin: false, hasEmail: true };

describe('userRefusal', () => {
  it.each(USER_ACTIONS)('AD-06 says why not: %s', (action) => {
    const told = [
      { ...somebody, isOneself: true },
      { ...somebody, isLastSuperAdmin: true },
      { ...somebody, isOneself: true, isLastSuperAdmin: true },
      { ...somebody, hasEmail: false },
    ].map((user) => userRefusal(action, user));
    expect(told).toEqual(TABLE[action]);
    expect(userRefusal(action, somebody)).toBeNull();
  });

  it('AD-06 tells about oneself before it tells about the e-mail address', () => {
    const user = { isOneself: true, isLastSuperAdmin: true, hasEmail: false };
    expect(userRefusal('delete', user)).toBe('oneself');
    expect(userRefusal('verifyEmail', user)).toBe('noEmail');
  });
});

describe('roleChange', () => {
  const RANKS: UserRole[] = ['customer', 'admin', 'superAdmin'];
  it.each(USER_ROLES.flatMap((before) => USER_ROLES.map((after) => ({ before, after }))))(
    'AD-06 from $before to $after',
    ({ before, after }) => {
      const isLess = RANKS.indexOf(after) < RANKS.indexOf(before);
      expect(roleChange(before, after)).toBe(isLess ? 'demote' : 'promote');
    },
  );
});

describe('the role in the claims', () => {
  it.each(USER_ROLES)('EN-04 is kept and read again: %s', (role) => {
    expect(userRoleOf(claimsOfRole(role))).toBe(role);
  });

  it('EN-04 takes a super admin who is no admin for a customer', () => {
    expect(userRoleOf({ role: 'customer', isSuperAdmin: true })).toBe('customer');
    expect(userRoleOf({})).toBe('customer');
  });
});
