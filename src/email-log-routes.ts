import { lazyPage } from './errors/lazy-page.ts';
import type { PortalRoute } from './route-types.ts';

const LIST = { fullHeight: true, topMenu: 'emailManagement' } as const;

/** EM-03: the log of emails and the suppressed addresses, below Email Management. */
export const emailLogRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/email-management/messages',
    title: 'emailMessages',
    permission: 'emails:manage',
    resource: 'emails',
    submenu: { of: 'emailManagement', entry: 'emailMessages' },
    shell: LIST,
    page: lazyPage(() => import('#resources/emails/EmailList.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/messages/:id',
    title: 'emailMessage',
    permission: 'emails:manage',
    resource: 'emails',
    shell: { fixedHeader: true, topMenu: 'emailManagement' },
    page: lazyPage(() => import('#resources/emails/EmailShow.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/suppressed',
    title: 'suppressedAddresses',
    permission: 'emails:manage',
    resource: 'email-suppressions',
    submenu: { of: 'emailManagement', entry: 'suppressedAddresses' },
    shell: LIST,
    page: lazyPage(() => import('#resources/suppressions/SuppressionList.tsx'), 'admin'),
  },
];
