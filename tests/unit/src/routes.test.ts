// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/auth.ts';
import { menuFor } from '#src/layout/menu.ts';
import {
  isPublicPath,
  portalRouteAt,
  portalRoutes,
  publicRoutes,
  requiredRoles,
} from '#src/routes.ts';
import { guard } from '#src/session/guard.ts';

const ROLES: Role[][] = [['CUSTOMER'], ['ADMIN'], ['ADMIN', 'SUPERADMIN']];

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

  it('finds a route by an address with an id', () => {
    expect(portalRouteAt('/customer/orders/7')?.path).toBe('/customer/orders/:id');
    expect(portalRouteAt('/customer/nothing')).toBeNull();
  });

  it.each(portalRoutes.map((route) => [route.path, route] as const))(
    'PM-01 RT-08 RT-09 %s opens for its roles and for no other',
    (path, route) => {
      const area = path.startsWith('/admin') ? 'ADMIN' : 'CUSTOMER';
      for (const roles of ROLES) {
        const session = {
          status: 'signedIn',
          authStatus: 'AUTHENTICATED',
          roles,
          because: null,
        } as const;
        const passes = guard(session, requiredRoles(route), path).kind === 'pass';
        const needed = route.menu === 'userManagement' ? 'SUPERADMIN' : area;
        expect([roles, passes]).toEqual([roles, roles.includes(needed)]);
      }
    },
  );
});

const paths = (roles: Role[]): string[] => menuFor(roles).map((item) => item.path);

describe('the menus', () => {
  it('MN-01 of an admin', () => {
    expect(paths(['ADMIN'])).toEqual(['/admin/home', '/admin/order-approval']);
  });

  it('MN-02 of a super admin has user management too', () => {
    expect(paths(['ADMIN', 'SUPERADMIN'])).toEqual([
      '/admin/home',
      '/admin/order-approval',
      '/admin/user-management',
    ]);
  });

  it('MN-03 of a customer', () => {
    expect(paths(['CUSTOMER'])).toEqual(['/customer/home', '/customer/order']);
  });
});
