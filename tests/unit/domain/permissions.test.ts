import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/auth.ts';
import {
  grantFor,
  mayDo,
  mayDoIn,
  permissions,
  PRACTICE_ROLES,
  rolesWith,
  type Permission,
  type PracticeRole,
} from '#domain/permissions.ts';

type Scope = 'self' | 'own' | 'any' | null;

/** Who may do what, written a second time by hand: customer, admin, super admin alone, bookkeeper alone when it has any. */
const EXPECTED: Record<Permission, [Scope, Scope, Scope, bookkeeper?: Scope]> = {
  'customerArea:open': ['own', null, null],
  'adminArea:open': [null, 'any', null],
  'settings:open': ['own', 'any', null],
  'payments:open': ['own', null, null],
  'payments:make': ['own', null, null],
  'checkouts:list': ['own', null, 'any', 'any'],
  'checkouts:show': ['own', null, 'any', 'any'],
  'credit:open': ['own', null, null],
  'invoices:list': ['own', null, 'any', 'any'],
  'invoices:show': ['own', null, 'any', 'any'],
  'payments:list': ['own', null, 'any', 'any'],
  'payments:show': ['own', null, 'any', 'any'],
  'payments:record': [null, null, 'any', 'any'],
  'payers:list': [null, null, 'any', 'any'],
  'bookkeeping:open': [null, null, null, 'any'],
  'payments:refund': [null, null, 'any'],
  'payments:void': [null, null, 'any'],
  'writeOffs:list': [null, null, 'any'],
  'writeOffs:show': [null, null, 'any'],
  'writeOffs:create': [null, null, 'any'],
  'writeOffs:decide': [null, null, 'any'],
  'credits:list': ['own', null, 'any'],
  'credits:show': [null, null, 'any'],
  'credits:create': [null, null, 'any'],
  'credits:decide': [null, null, 'any'],
  'credits:reverse': [null, null, 'any'],
  'credit:apply': ['own', null, null],
  'returnRequests:list': ['own', 'any', null],
  'returnRequests:show': ['own', 'any', null],
  'returnRequests:create': ['own', null, null],
  'returnRequests:withdraw': ['own', null, null],
  'returnRequests:decide': [null, 'any', null],
  'returnRequests:receive': [null, 'any', null],
  'statements:show': ['own', null, 'any'],
  'books:open': [null, null, 'any'],
  'profile:edit': ['own', null, null],
  'sessions:own': ['self', 'self', null],
  'password:change': ['self', 'self', null],
  'address:own': ['self', 'self', null],
  'terms:accept': ['self', null, null],
  'accounts:claim': ['self', null, null],
  'applications:create': ['self', null, null],
  'applications:own': ['self', null, null],
  'applications:list': [null, null, 'any'],
  'applications:show': [null, null, 'any'],
  'applications:approve': [null, null, 'any'],
  'applications:decline': [null, null, 'any'],
  'members:manage': ['own', null, 'any'],
  'membership:own': ['own', null, null],
  'notices:own': ['own', 'any', null],
  'accountChoices:edit': ['own', null, 'any'],
  'invitations:own': ['self', null, null],
  'buyingGroups:offered': ['self', null, 'any'],
  'buyingGroups:list': [null, null, 'any'],
  'buyingGroups:show': [null, null, 'any'],
  'buyingGroups:create': [null, null, 'any'],
  'buyingGroups:edit': [null, null, 'any'],
  'buyingGroups:delete': [null, null, 'any'],
  'prices:list': [null, null, 'any'],
  'prices:show': [null, null, 'any'],
  'prices:create': [null, null, 'any'],
  'prices:edit': [null, null, 'any'],
  'prices:delete': [null, null, 'any'],
  'recordChanges:list': [null, null, 'any'],
  'messages:list': [null, null, 'any'],
  'customers:list': [null, null, 'any'],
  'customers:create': [null, null, 'any'],
  'customers:edit': [null, null, 'any'],
  'customers:merge': [null, null, 'any'],
  'customers:export': [null, null, 'any'],
  'rejectReasons:list': [null, 'any', null],
  'rejectReasons:show': [null, 'any', null],
  'rejectReasons:create': [null, null, 'any'],
  'rejectReasons:edit': [null, null, 'any'],
  'rejectReasons:delete': [null, null, 'any'],
  'shippingMethods:list': [null, null, 'any'],
  'shippingMethods:show': [null, null, 'any'],
  'shippingMethods:edit': [null, null, 'any'],
  'shipToAddresses:list': [null, null, 'any'],
  'shipToAddresses:show': [null, null, 'any'],
  'shipToAddresses:create': [null, null, 'any'],
  'shipToAddresses:edit': [null, null, 'any'],
  'shipToAddresses:delete': [null, null, 'any'],
  'orders:list': ['own', 'any', null],
  'orders:show': ['own', 'any', null],
  'orders:clinical': ['own', 'any', null],
  'orders:submit': ['own', null, null],
  'orders:cancel': ['own', null, null],
  'orders:approve': [null, 'any', null],
  'orders:reject': [null, 'any', null],
  'orders:produce': [null, 'any', null],
  'orders:ship': [null, 'any', null],
  'orders:close': [null, 'any', null],
  'orders:decideMany': [null, 'any', null],
  'orders:promise': [null, 'any', null],
  'orders:receive': [null, 'any', null],
  'orders:discuss': ['own', 'any', null],
  'orders:message': ['own', 'any', null],
  'orders:export': ['own', 'any', null],
  'orders:print': ['own', 'any', null],
  'drafts:edit': ['own', null, null],
  'preferences:edit': ['own', 'any', null],
  'emails:list': [null, null, 'any'],
  'emails:show': [null, null, 'any'],
  'lenses:list': ['own', 'any', null],
  'lenses:show': ['own', 'any', null],
  'customers:show': ['own', 'any', null],
  'events:listen': ['own', 'any', null],
  'lenses:manage': [null, null, 'any'],
  'lenses:create': [null, null, 'any'],
  'lenses:edit': [null, null, 'any'],
  'lenses:versions': [null, null, 'any'],
  'guide:list': [null, null, 'any'],
  'guide:show': [null, null, 'any'],
  'guide:create': [null, null, 'any'],
  'guide:edit': [null, null, 'any'],
  'emails:manage': [null, null, 'any'],
  'emails:write': ['own', 'any', null],
  'users:manage': [null, null, 'any'],
  'activity:list': [null, null, 'any'],
};

/** AD-08: what only some members may do, by hand. */
const BY_PRACTICE_ROLE: Partial<Record<Permission, PracticeRole[]>> = {
  'orders:clinical': ['owner', 'orderer', 'viewer'],
  'orders:discuss': ['owner', 'orderer', 'viewer'],
  'orders:message': ['owner', 'orderer'],
  'orders:submit': ['owner', 'orderer'],
  'orders:cancel': ['owner', 'orderer'],
  'drafts:edit': ['owner', 'orderer'],
  'payments:open': ['owner', 'biller'],
  'payments:make': ['owner', 'biller'],
  'checkouts:list': ['owner', 'biller'],
  'checkouts:show': ['owner', 'biller'],
  'invoices:list': ['owner', 'biller'],
  'invoices:show': ['owner', 'biller'],
  'payments:list': ['owner', 'biller'],
  'payments:show': ['owner', 'biller'],
  'statements:show': ['owner', 'biller'],
  'credit:apply': ['owner', 'biller'],
  'returnRequests:create': ['owner', 'orderer'],
  'returnRequests:withdraw': ['owner', 'orderer'],
  'members:manage': ['owner'],
  'accountChoices:edit': ['owner'],
};

const ROLES = ['CUSTOMER', 'ADMIN', 'SUPERADMIN', 'BOOKKEEPER'] as const satisfies Role[];
const NAMES = Object.keys(EXPECTED) as Permission[];
const MATRIX = NAMES.flatMap((permission) =>
  ROLES.map((role, column) => ({ permission, role, scope: EXPECTED[permission][column] ?? null })),
);

describe('permissions', () => {
  it('PM-01 the table written here names every permission', () => {
    expect(Object.keys(permissions).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(MATRIX)('PM-01 $role, $permission: $scope', ({ permission, role, scope }) => {
    expect(grantFor([role], permission)?.scope ?? null).toBe(scope);
    expect(mayDo([role], permission)).toBe(scope !== null);
    expect(rolesWith(permission).includes(role)).toBe(scope !== null);
  });

  it.each(NAMES)('PM-01 nobody without a role may do %s', (permission) => {
    expect(grantFor([], permission)).toBeNull();
    expect(mayDo([], permission)).toBe(false);
  });

  it.each(NAMES)(
    'PM-01 a super admin, who is an admin too, may do at least as much: %s',
    (name) => {
      const [, admin, superAdmin] = EXPECTED[name];
      const scope = grantFor(['ADMIN', 'SUPERADMIN'], name)?.scope ?? null;
      expect(scope).toBe(admin ?? superAdmin);
    },
  );

  it('PY-08 a bookkeeper records payments, and manages nothing else', () => {
    const roles: Role[] = ['ADMIN', 'BOOKKEEPER'];
    const more = NAMES.filter((name) => mayDo(roles, name) && !mayDo(['ADMIN'], name));
    expect(more).toEqual([
      'checkouts:list',
      'checkouts:show',
      'invoices:list',
      'invoices:show',
      'payments:list',
      'payments:show',
      'payments:record',
      'payers:list',
      'bookkeeping:open',
    ]);
  });

  it('gives the widest of several grants, whatever their order', () => {
    expect(grantFor(['CUSTOMER', 'ADMIN'], 'orders:list')?.scope).toBe('any');
    expect(grantFor(['ADMIN', 'CUSTOMER'], 'orders:list')?.scope).toBe('any');
  });

  it('AD-08 gives a member only what their role in the practice includes', () => {
    for (const name of NAMES) {
      const expected = EXPECTED[name][0] === null ? [] : (BY_PRACTICE_ROLE[name] ?? PRACTICE_ROLES);
      const given = PRACTICE_ROLES.filter((role) => mayDoIn(['CUSTOMER'], role, name));
      expect([name, given]).toEqual([name, expected]);
    }
  });

  it('AD-08 leaves an unknown role to the server, and asks staff for none', () => {
    expect(mayDoIn(['CUSTOMER'], null, 'orders:submit')).toBe(true);
    expect(mayDoIn(['CUSTOMER'], null, 'orders:approve')).toBe(false);
    expect(mayDoIn(['ADMIN'], 'viewer', 'orders:approve')).toBe(true);
  });
});
