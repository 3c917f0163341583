import { lazyPage } from './errors/lazy-page.ts';
import type { PortalRoute } from './route-types.ts';

const LIST = { fullHeight: true, topMenu: 'emailManagement' } as const;

/** AD-04: the pages of Email Management, in the order of their tabs. */
export const emailRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/email-management/*',
    title: 'emailManagement',
    permission: 'emails:manage',
    menu: 'emailManagement',
    submenu: { of: 'emailManagement', entry: 'emailTemplates' },
    shell: LIST,
    page: lazyPage(
      () => import('#resources/email-templates/EmailTemplates.tsx'),
      'admin',
      'emails',
    ),
  },
  {
    path: '/admin/email-management/settings/*',
    title: 'emailSettings',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', entry: 'emailSettings' },
    shell: LIST,
    page: lazyPage(() => import('#resources/email-settings/EmailSettings.tsx'), 'admin', 'emails'),
  },
];
