import { lazyPage } from './errors/lazy-page.ts';
import type { PortalRoute } from './route-types.ts';

/** EM-03: letters to customers, a tab of Email Management. */
export const letterRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/email-management/letters/*',
    title: 'letters',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', entry: 'letters' },
    shell: { fullHeight: true, topMenu: 'emailManagement' },
    page: lazyPage(() => import('#resources/letters/Letters.tsx'), 'admin'),
  },
];
