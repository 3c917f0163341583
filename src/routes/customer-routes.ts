import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'customerManagement' } as const;
const FORM = { fixedHeader: true, topMenu: 'customerManagement' } as const;
const importPage = staffPage(() => import('#resources/imports/ImportPage.tsx'), 'admin');

/** The pages of Customer Management, in the order of their tabs. */
export const customerRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/customer-management/*',
    permission: 'customers:list',
    menu: 'customerManagement',
    submenu: { of: 'customerManagement', label: { en: 'Customers', es: 'Lista de clientes' } },
    shell: LIST,
    page: staffPage(() => import('#resources/customers/Customers.tsx'), 'admin', 'money'),
  },
  {
    path: '/admin/customer-management/applications',
    title: 'applications',
    permission: 'applications:list',
    resource: 'applications',
    submenu: { of: 'customerManagement', label: { en: 'Applications', es: 'Solicitudes' } },
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
    permission: 'buyingGroups:list',
    submenu: { of: 'customerManagement', label: { en: 'Buying groups', es: 'Grupos de compra' } },
    shell: LIST,
    page: staffPage(() => import('#resources/buying-groups/BuyingGroups.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/prices/*',
    permission: 'prices:list',
    submenu: { of: 'customerManagement', label: { en: 'Agreed prices', es: 'Precios acordados' } },
    shell: LIST,
    page: staffPage(() => import('#resources/prices/Prices.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/shipping/*',
    permission: 'shippingMethods:edit',
    submenu: { of: 'customerManagement', label: { en: 'Shipping', es: 'Envío' } },
    shell: LIST,
    page: staffPage(() => import('#resources/shipping-methods/ShippingMethods.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/invoices/*',
    permission: 'customers:list',
    submenu: { of: 'customerManagement', label: { en: 'Invoices', es: 'Facturas' } },
    shell: LIST,
    page: staffPage(() => import('../admin/books/BooksPage.tsx'), 'admin', 'money', 'books'),
  },
  {
    path: '/admin/customer-management/payments/*',
    permission: 'customers:list',
    submenu: { of: 'customerManagement', label: { en: 'Payments', es: 'Pagos' } },
    shell: LIST,
    page: staffPage(() => import('#resources/payments/Payments.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/credits/*',
    permission: 'credits:show',
    submenu: { of: 'customerManagement', label: { en: 'Lens credit', es: 'Crédito de lentes' } },
    shell: LIST,
    page: staffPage(() => import('#resources/credits/Credits.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/write-offs/*',
    permission: 'writeOffs:list',
    shell: LIST,
    page: staffPage(() => import('#resources/write-offs/WriteOffs.tsx'), 'admin', 'books'),
  },
  {
    path: '/admin/customer-management/addresses/*',
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
