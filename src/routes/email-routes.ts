import type { LazyExoticComponent, ComponentType } from 'react';
import { loadEmails } from '#providers/data/staff/load-emails.ts';
import type { Area } from '#providers/messages/areas.ts';
import type { Loader } from '../page/lazy-page.ts';
import type { PortalRoute } from './route-types.ts';
import { staffPage, withStaff } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'emailManagement' } as const;

/** Like `staffPage`, with the methods of Email Management. */
function emailPage(load: Loader, ...areas: Area[]): LazyExoticComponent<ComponentType> {
  return staffPage(withStaff(load, loadEmails), ...areas);
}

/** AD-04: the pages of Email Management, in the order of their tabs. */
export const emailRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/email-management/*',
    permission: 'emails:manage',
    menu: 'emailManagement',
    submenu: { of: 'emailManagement', label: { en: 'Templates', es: 'Plantillas' } },
    shell: LIST,
    page: emailPage(
      () => import('#resources/email-templates/EmailTemplates.tsx'),
      'admin',
      'emails',
    ),
  },
  {
    path: '/admin/email-management/messages',
    title: 'emailMessages',
    permission: 'emails:manage',
    resource: 'emails',
    submenu: { of: 'emailManagement', label: { en: 'Messages', es: 'Mensajes' } },
    shell: LIST,
    page: emailPage(() => import('#resources/emails/EmailList.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/messages/:id',
    title: 'emailMessage',
    permission: 'emails:manage',
    resource: 'emails',
    shell: { fixedHeader: true, topMenu: 'emailManagement' },
    page: emailPage(() => import('#resources/emails/EmailShow.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/suppressed',
    title: 'suppressedAddresses',
    permission: 'emails:manage',
    resource: 'email-suppressions',
    submenu: {
      of: 'emailManagement',
      label: { en: 'Suppressed addresses', es: 'Direcciones suprimidas' },
    },
    shell: LIST,
    page: emailPage(() => import('#resources/suppressions/SuppressionList.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/letters/*',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', label: { en: 'Campaigns', es: 'Campañas' } },
    shell: LIST,
    page: emailPage(() => import('#resources/campaigns/Campaigns.tsx'), 'admin'),
  },
  {
    path: '/admin/email-management/settings/*',
    permission: 'emails:manage',
    submenu: { of: 'emailManagement', label: { en: 'Settings', es: 'Ajustes' } },
    shell: LIST,
    page: emailPage(() => import('#resources/email-settings/EmailSettings.tsx'), 'admin', 'emails'),
  },
];
