import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

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
    page: staffPage(
      () => import('#resources/email-templates/EmailTemplates.tsx'),
      'admin',
      'emails',
    ),
  },
  {
    path: '/admin/email-management/letters/*',
    title: 'letters',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', entry: 'letters' },
    shell: LIST,
    page: staffPage(() => import('#resources/letters/Letters.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/settings',
    title: 'emailSettings',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', entry: 'emailSettings' },
    shell: LIST,
    page: staffPage(() => import('#resources/email-settings/EmailSettings.tsx'), 'admin', 'emails'),
  },
];
