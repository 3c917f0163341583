import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'customerManagement' } as const;
const FORM = { fixedHeader: true, topMenu: 'customerManagement' } as const;
const importPage = staffPage(() => import('#resources/imports/ImportPage.tsx'), 'admin');

/** The pages of Customer Management, in the order of their tabs. */
export const customerRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/customer-management/*',
    title: 'customerManagement',
    permission: 'customers:list',
    menu: 'customerManagement',
    submenu: { of: 'customerManagement', entry: 'customers' },
    shell: LIST,
    page: staffPage(() => import('#resources/customers/Customers.tsx'), 'admin', 'money'),
  },
  {
    path: '/admin/customer-management/applications',
    title: 'applications',
    permission: 'applications:list',
    resource: 'applications',
    submenu: { of: 'customerManagement', entry: 'applications' },
    shell: LIST,
    page: staffPage(() => import('#resources/applications/ApplicationList.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/applications/:id',
    title: 'application',
    permission: 'applications:show',
    resource: 'applications',
    shell: FORM,
    page: staffPage(() => import('#resources/applications/ApplicationShow.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/buying-groups/*',
    title: 'buyingGroups',
    permission: 'buyingGroups:list',
    submenu: { of: 'customerManagement', entry: 'buyingGroups' },
    shell: LIST,
    page: staffPage(() => import('#resources/buying-groups/BuyingGroups.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/prices/*',
    title: 'prices',
    permission: 'prices:list',
    submenu: { of: 'customerManagement', entry: 'prices' },
    shell: LIST,
    page: staffPage(() => import('#resources/prices/Prices.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/shipping/*',
    title: 'shipping',
    permission: 'shippingMethods:edit',
    submenu: { of: 'customerManagement', entry: 'shipping' },
    shell: LIST,
    page: staffPage(() => import('#resources/shipping-methods/ShippingMethods.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/invoices/*',
    title: 'invoices',
    permission: 'customers:list',
    submenu: { of: 'customerManagement', entry: 'invoices' },
    shell: LIST,
    page: staffPage(() => import('../admin/books/BooksPage.tsx'), 'admin', 'money', 'books'),
  },
  {
    path: '/admin/customer-management/payments/*',
    title: 'payments',
    permission: 'customers:list',
    submenu: { of: 'customerManagement', entry: 'payments' },
    shell: LIST,
    page: staffPage(() => import('#resources/payments/Payments.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/credits/*',
    title: 'credit',
    permission: 'credits:show',
    submenu: { of: 'customerManagement', entry: 'credits' },
    shell: LIST,
    page: staffPage(() => import('#resources/credits/Credits.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/write-offs/*',
    title: 'writeOffs',
    permission: 'writeOffs:list',
    shell: LIST,
    page: staffPage(() => import('#resources/write-offs/WriteOffs.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/addresses/*',
    title: 'shipToAddresses',
    permission: 'shipToAddresses:list',
    shell: LIST,
    page: staffPage(() => import('#resources/ship-to-addresses/ShipToAddresses.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/import/customers',
    title: 'customerManagement',
    permission: 'customers:create',
    shell: FORM,
    page: importPage,
  },
  {
    path: '/admin/customer-management/import/customers/:id',
    title: 'customerManagement',
    permission: 'customers:create',
    shell: FORM,
    page: importPage,
  },
  {
    path: '/admin/customer-management/import/prices',
    title: 'prices',
    permission: 'customers:create',
    shell: FORM,
    page: importPage,
  },
  {
    path: '/admin/customer-management/import/prices/:id',
    title: 'prices',
    permission: 'customers:create',
    shell: FORM,
    page: importPage,
  },
];
