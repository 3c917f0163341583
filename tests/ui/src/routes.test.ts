import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import { mayDo, type PracticeRole } from '#domain/access/permissions.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { currentSubmenuItem, isWithin, menuFor, submenuFor } from '#src/layout/menu/menu.ts';
import { publicRoutes } from '#src/public-routes.ts';
import { guardedAt } from '#src/routes/areas.ts';
import { portalRouteAt } from '#src/routes/route-at.ts';
import type { ShellOptions } from '#src/routes/route-types.ts';
import { isPublicPath, portalRoutes } from '#src/routes/routes.ts';

describe('the route table', () => {
  it.each(['/', '/auth/login', '/x/auth/y', '/error/500', '/terms', '/ampleye-virtual-consultant'])(
    'RT-11 %s is public',
    (path) => expect(isPublicPath(path)).toBe(true),
  );

  it.each(['/customer/home', '/admin/home', '/settings', '/termsx', '/author'])(
    'RT-11 %s is not public',
    (path) => expect(isPublicPath(path)).toBe(false),
  );

  it('RT-11 every route without a permission is public, every other is not', () => {
    expect(publicRoutes.filter((route) => !isPublicPath(route.path))).toEqual([]);
    expect(portalRoutes.filter((route) => isPublicPath(route.path))).toEqual([]);
  });

  it('names each path once', () => {
    const paths = [...publicRoutes, ...portalRoutes].map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has a title for each page, and none for a group, whose pages have their own', () => {
    const routes = [...publicRoutes, ...portalRoutes];
    const untitled = routes.filter(({ title }) => title === undefined);
    const groups = routes.filter(({ path }) => path.endsWith('/*'));
    expect(untitled).toEqual(groups);
    expect(groups.length).toBeGreaterThan(0);
  });

  it('finds a route by an address with an id', () => {
    expect(portalRouteAt('/customer/orders/7')?.path).toBe('/customer/orders/:id');
    expect(portalRouteAt('/customer/nothing')).toBeNull();
    const customers = '/admin/customer-management';
    expect(portalRouteAt(`${customers}/100200/show`)?.path).toBe(`${customers}/*`);
    expect(portalRouteAt(`${customers}/addresses/1`)?.path).toBe(`${customers}/addresses/*`);
    expect(portalRouteAt(`${customers}/applications`)?.resource).toBe('applications');
  });

  it.each([
    ['/customer', 'customerArea:open'],
    ['/customer/nothing', 'customerArea:open'],
    ['/customer/orders/7/8', 'customerArea:open'],
    ['/admin/', 'adminArea:open'],
    ['/admin/nothing/at/all', 'adminArea:open'],
    ['/admin/user-management', 'users:manage'],
  ])('RT-12 %s is guarded by %s', (path, permission) =>
    expect(guardedAt(path)?.permission).toBe(permission),
  );

  it.each([
    '/customers',
    '/administrator/home',
    '/nothing',
    '/admin/error/500',
    '/customer/auth/x',
  ])('RT-10 RT-11 %s is outside the guard', (path) => expect(guardedAt(path)).toBeNull());
});

/** The pages around which the shell has this option. */
function having(option: keyof ShellOptions): string[] {
  return portalRoutes.filter(({ shell }) => shell?.[option]).map(({ path }) => path);
}

describe('the shell of each page', () => {
  it('LY-03 no page takes the header away, and only pages that scroll as a whole fix it', () => {
    for (const { path, shell } of portalRoutes) {
      expect([path, shell?.header]).toEqual([path, undefined]);
      expect([path, Boolean(shell?.fullHeight && shell.fixedHeader)]).toEqual([path, false]);
    }
  });

  it('LY-03 dashboards have the gradient, lists the full height, long forms a header that stays', () => {
    expect(having('gradient')).toEqual(['/admin/home', '/customer/home']);
    expect(having('fullHeight')).toContain('/admin/order-approval');
    expect(having('fixedHeader')).toContain('/customer/order');
  });

  it('LY-02 the pages of a submenu stand under its tabs', () => {
    // The dashboard of a practice has none: it says where its orders are by itself.
    const below = portalRoutes.filter(({ submenu }) => submenu && submenu.of !== 'customerHome');
    expect(below.map(({ shell }) => shell?.topMenu)).toEqual(
      below.map(({ submenu }) => submenu?.of),
    );
    expect(below.length).toBeGreaterThan(0);
  });
});

const entries = (roles: Role[]) => menuFor(roles).map(({ entry, path }) => [entry, path]);

const memberEntries = (role: PracticeRole) => menuFor(['CUSTOMER'], role).map(({ entry }) => entry);

describe('the menus', () => {
  it('MN-01 of an admin', () =>
    expect(entries(['ADMIN'])).toEqual([
      ['adminHome', '/admin/home'],
      ['orderApproval', '/admin/order-approval'],
    ]));

  it('PY-08 of an admin who may record payments has them too, and nothing of the managements', () => {
    const roles: Role[] = ['ADMIN', 'BOOKKEEPER'];
    expect(entries(roles)).toEqual([
      ['adminHome', '/admin/home'],
      ['orderApproval', '/admin/order-approval'],
      ['bookkeeping', '/admin/payments'],
    ]);
    expect(submenuFor(roles, 'bookkeeping').map(({ path }) => path)).toEqual([
      '/admin/payments',
      '/admin/invoices',
    ]);
    const open = portalRoutes.filter(({ permission }) => mayDo(roles, permission));
    const more = open.filter(({ permission }) => !mayDo(['ADMIN'], permission));
    expect(more.map(({ path }) => path)).toEqual(['/admin/payments/*', '/admin/invoices/*']);
  });

  it('MN-02 of a super admin has the four managements too', () =>
    expect(entries(['ADMIN', 'SUPERADMIN'])).toEqual([
      ['adminHome', '/admin/home'],
      ['orderApproval', '/admin/order-approval'],
      ['userManagement', '/admin/user-management'],
      ['customerManagement', '/admin/customer-management'],
      ['lensManagement', '/admin/lens-management'],
      ['emailManagement', '/admin/email-management'],
    ]));

  it('MN-03 of a customer', () =>
    expect(entries(['CUSTOMER'])).toEqual([
      ['customerHome', '/customer/home'],
      ['orderForm', '/customer/order'],
      ['payment', '/customer/payment'],
      ['credit', '/customer/credit'],
      ['profile', '/customer/profile'],
    ]));

  it('AD-08 of a member has only what their role in the practice includes', () => {
    expect(memberEntries('owner')).toEqual([
      'customerHome',
      'orderForm',
      'payment',
      'credit',
      'profile',
    ]);
    expect(memberEntries('orderer')).toEqual(['customerHome', 'orderForm', 'credit', 'profile']);
    expect(memberEntries('biller')).toEqual(['customerHome', 'payment', 'credit', 'profile']);
    expect(memberEntries('viewer')).toEqual(['customerHome', 'credit', 'profile']);
  });

  it.each([
    ['adminHome', 'Dashboard'],
    ['orderApproval', 'Order Approval'],
    ['bookkeeping', 'Payments'],
    ['userManagement', 'User Management'],
    ['customerManagement', 'Customer Management'],
    ['lensManagement', 'Lens Management'],
    ['emailManagement', 'Email Management'],
    ['customerHome', 'Dashboard'],
    ['orderForm', 'Order Form'],
    ['payment', 'Pay Online'],
    ['credit', 'Lens Credit'],
    ['profile', 'Profile'],
  ] as const)('MN-01 MN-02 MN-03 the entry %s reads %s', (entry, label) =>
    expect(textIn('en', 'shell')(`menu.${entry}`)).toBe(label),
  );

  it('LY-09 customer management has pages below it, for super admins', () => {
    const below = submenuFor(['ADMIN', 'SUPERADMIN'], 'customerManagement');
    expect(below.map(({ label, path }) => [label.en, path])).toEqual([
      ['Customers', '/admin/customer-management'],
      ['Applications', '/admin/customer-management/applications'],
      ['Buying groups', '/admin/customer-management/buying-groups'],
      ['Agreed prices', '/admin/customer-management/prices'],
      ['Shipping', '/admin/customer-management/shipping'],
      ['Invoices', '/admin/customer-management/invoices'],
      ['Payments', '/admin/customer-management/payments'],
      ['Lens credit', '/admin/customer-management/credits'],
    ]);
    expect(submenuFor(['ADMIN'], 'customerManagement')).toEqual([]);
    const at = (path: string) => currentSubmenuItem(below, path)?.label.en;
    expect(at('/admin/customer-management')).toBe('Customers');
    expect(at('/admin/customer-management/100200/show')).toBe('Customers');
    expect(at('/admin/customer-management/applications/7')).toBe('Applications');
    expect(at('/admin/customer-management/buying-groups/7/show')).toBe('Buying groups');
    expect(at('/admin/home')).toBeUndefined();
  });

  it('LY-09 MN-03 the dashboard of a practice has its orders below it', () => {
    const [home] = menuFor(['CUSTOMER']);
    expect(home?.submenu).toEqual([
      { label: { en: 'Overview', es: 'Resumen' }, path: '/customer/home', isGroup: false },
      { label: { en: 'Orders', es: 'Pedidos' }, path: '/customer/orders', isGroup: false },
    ]);
    const within = (path: string) => home && isWithin(home, path);
    expect(within('/customer/orders/7')).toBe(true);
    expect(within('/customer/order')).toBe(false);
  });
});
