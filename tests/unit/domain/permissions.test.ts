import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import {
  grantFor,
  mayDo,
  mayDoIn,
  permissions,
  PRACTICE_ROLES,
  rolesWith,
  type Permission,
  type PracticeRole,
} from '#domain/access/permissions.ts';
import { recordKinds } from '../../fixtures/record-kinds.ts';
import { rowsOf } from './text-table.ts';

type Scope = 'self' | 'own' | 'any' | null;

/**
 * Who may do what, written a second time by hand: customer, admin, super admin alone, bookkeeper alone. Behind it the roles
 * in a practice that may, when not all do (AD-08).
 */
const TABLE = rowsOf(`
  customerArea | open | own - - -
  adminArea | open | - any - -
  settings | open | own any - -
  payments | open make | own - - - | owner biller
  payments | list show | own - any any | owner biller
  payments | record | - - any any
  payments | refund void | - - any -
  checkouts | list show | own - any any | owner biller
  checkouts | decide | - - any -
  credit | open | own - - -
  credit | apply | own - - - | owner biller
  invoices | list show | own - any any | owner biller
  payers | list | - - any any
  bookkeeping | open | - - - any
  writeOffs | list show create decide | - - any -
  credits | list | own - any -
  credits | show create decide reverse | - - any -
  returnRequests | list show | own any - -
  returnRequests | create withdraw | own - - - | owner orderer
  returnRequests | decide receive | - any - -
  statements | show | own - any any | owner biller
  books | open export | - - any any
  books | set | - - any -
  profile | edit | own - - -
  sessions | own | self self - -
  password | change | self self - -
  address | own | self self - -
  terms | accept | self - - -
  accounts | claim | self - - -
  applications | create own | self - - -
  applications | list show approve decline | - - any -
  members | manage | own - any - | owner
  membership | own | own - - -
  notices | own | own any - -
  accountChoices | edit | own - any - | owner
  invitations | own | self - - -
  buyingGroups | offered | self - any -
  prices | list show create edit delete | - - any -
  recordChanges | list | - - any -
  messages | list | - - any -
  customers | list create edit merge export | - - any -
  customers | show | own any - -
  consultantRequests | list show edit | - any - -
  consultantRatings | list show | - any - -
  shippingMethods | list show edit | - - any -
  shipToAddresses | list show create edit delete | - - any -
  orders | list show export print | own any - -
  orders | clinical discuss | own any - - | owner orderer viewer
  orders | submit cancel | own - - - | owner orderer
  orders | approve reject produce ship close decideMany promise receive | - any - -
  orders | message | own any - - | owner orderer
  drafts | edit | own - - - | owner orderer
  preferences | edit | own any - -
  emails | list show manage | - - any -
  emails | write | own any - -
  lenses | list show | own any - -
  lenses | manage create edit versions | - - any -
  events | listen | own any - -
  guide | list show create edit | - - any -
  users | manage | - - any -
  activity | list | - - any -
`);

const STAFF = { admins: '- any - -', 'super admins': '- - any -' };
const OF_KINDS = recordKinds.flatMap(([, { permissions: name, reads, writes }]) => [
  [name, 'list show', STAFF[reads]],
  [name, 'create edit delete', STAFF[writes]],
]);

interface Expected {
  scopes: Scope[];
  practiceRoles: readonly PracticeRole[];
}

const EXPECTED = new Map(
  [...TABLE, ...OF_KINDS].flatMap(
    ([resource = '', actions = '', scopes = '', practiceRoles = '']) =>
      actions.split(' ').map((action): [Permission, Expected] => [
        `${resource}:${action}` as Permission,
        {
          scopes: scopes.split(' ').map((one) => (one === '-' ? null : (one as Scope))),
          practiceRoles: PRACTICE_ROLES.filter(
            (one) => practiceRoles === '' || practiceRoles.split(' ').includes(one),
          ),
        },
      ]),
  ),
);
const scopesOf = (permission: Permission) => EXPECTED.get(permission)?.scopes ?? [];

const ROLES = ['CUSTOMER', 'ADMIN', 'SUPERADMIN', 'BOOKKEEPER'] as const satisfies Role[];
const NAMES = [...EXPECTED.keys()];
const MATRIX = NAMES.flatMap((permission) =>
  ROLES.map((role, column) => ({ permission, role, scope: scopesOf(permission)[column] ?? null })),
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

  it.each(NAMES)(
    'PM-01 nobody without a role may do %s; a super admin as much as an admin',
    (name) => {
      expect(grantFor([], name)).toBeNull();
      expect(mayDo([], name)).toBe(false);
      const [, admin, superAdmin] = scopesOf(name);
      const scope = grantFor(['ADMIN', 'SUPERADMIN'], name)?.scope ?? null;
      expect(scope).toBe(admin ?? superAdmin ?? null);
    },
  );

  it('PY-08 a bookkeeper records payments, reads the books and exports the journal, and manages nothing else', () => {
    const roles: Role[] = ['ADMIN', 'BOOKKEEPER'];
    const more = NAMES.filter((name) => mayDo(roles, name) && !mayDo(['ADMIN'], name));
    expect(more.join(' ')).toBe(
      'payments:list payments:show payments:record checkouts:list checkouts:show ' +
        'invoices:list invoices:show payers:list bookkeeping:open statements:show books:open books:export',
    );
  });

  it('gives the widest of several grants, whatever their order', () => {
    expect(grantFor(['CUSTOMER', 'ADMIN'], 'orders:list')?.scope).toBe('any');
    expect(grantFor(['ADMIN', 'CUSTOMER'], 'orders:list')?.scope).toBe('any');
  });

  it('AD-08 gives a member only what their role in the practice includes', () => {
    for (const name of NAMES) {
      const expected = scopesOf(name)[0] === null ? [] : EXPECTED.get(name)?.practiceRoles;
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
