import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'bookkeeping' } as const;

/** PY-08: the pages of admins who may record payments. Super admins have the same in Customer Management. */
export const bookkeeperRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/payments/*',
    permission: 'bookkeeping:open',
    menu: 'bookkeeping',
    submenu: { of: 'bookkeeping', label: { en: 'Payments', es: 'Pagos' } },
    shell: LIST,
    page: staffPage(() => import('#resources/payments/BookkeeperPayments.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/invoices/*',
    permission: 'bookkeeping:open',
    submenu: { of: 'bookkeeping', label: { en: 'Invoices', es: 'Facturas' } },
    shell: LIST,
    page: staffPage(() => import('../admin/books/BooksPage.tsx'), 'admin', 'money', 'books'),
  },
];
