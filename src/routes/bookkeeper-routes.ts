import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'bookkeeping' } as const;

/** PY-08: the pages of admins who may record payments. Super admins have the same in Customer Management. */
export const bookkeeperRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/payments/*',
    title: 'payments',
    permission: 'bookkeeping:open',
    menu: 'bookkeeping',
    submenu: { of: 'bookkeeping', entry: 'payments' },
    shell: LIST,
    page: staffPage(() => import('#resources/payments/BookkeeperPayments.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/invoices/*',
    title: 'invoices',
    permission: 'bookkeeping:open',
    submenu: { of: 'bookkeeping', entry: 'invoices' },
    shell: LIST,
    page: staffPage(() => import('../admin/books/BooksPage.tsx'), 'admin', 'money', 'books'),
  },
];
