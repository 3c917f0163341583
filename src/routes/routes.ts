import { isConsultantPath } from '../page/consultant-path.ts';
import { lazyPage } from '../page/lazy-page.ts';
import { bookkeeperRoutes } from './bookkeeper-routes.ts';
import { consultantDeskRoutes } from './consultant-desk-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { emailRoutes } from './email-routes.ts';
import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';
export type { MenuEntry, PortalRoute, PublicRoute, ShellOptions } from './route-types.ts';

const DASHBOARD = { gradient: true };
const LIST = { fullHeight: true };
const FORM = { fixedHeader: true };

/** In the order of the menus (MN-01 … MN-03). */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/home',
    title: 'adminHome',
    permission: 'adminArea:open',
    menu: 'adminHome',
    shell: DASHBOARD,
    page: staffPage(() => import('../admin/home/AdminHome.tsx'), 'adminHome'),
  },
  {
    path: '/admin/order-approval',
    title: 'orderApproval',
    permission: 'orders:approve',
    menu: 'orderApproval',
    resource: 'orders',
    submenu: { of: 'orderApproval', label: { en: 'Orders', es: 'Pedidos' } },
    shell: { ...LIST, topMenu: 'orderApproval' },
    page: staffPage(() => import('#resources/orders/OrderList.tsx'), 'orders'),
  },
  {
    path: '/admin/order-approval/reject-reasons/*',
    permission: 'rejectReasons:edit',
    shell: LIST,
    page: staffPage(() => import('#resources/reject-reasons/RejectReasons.tsx'), 'admin'),
  },
  {
    path: '/admin/order-approval/returns/*',
    permission: 'returnRequests:decide',
    submenu: { of: 'orderApproval', label: { en: 'Returns', es: 'Devoluciones' } },
    shell: { ...LIST, topMenu: 'orderApproval' },
    page: staffPage(
      () => import('#resources/return-requests/ReturnRequests.tsx'),
      'admin',
      'returnDesk',
    ),
  },
  ...consultantDeskRoutes,
  {
    path: '/admin/order-approval/:id',
    title: 'order',
    permission: 'orders:approve',
    resource: 'orders',
    page: staffPage(() => import('#resources/orders/OrderShow.tsx'), 'orders', 'money'),
  },
  ...bookkeeperRoutes,
  {
    path: '/admin/user-management',
    title: 'userManagement',
    permission: 'users:manage',
    menu: 'userManagement',
    resource: 'users',
    submenu: { of: 'userManagement', label: { en: 'Staff', es: 'Personal' } },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/StaffList.tsx'), 'users', 'admin'),
  },
  {
    path: '/admin/user-management/customers',
    title: 'users',
    permission: 'users:manage',
    resource: 'users',
    submenu: { of: 'userManagement', label: { en: 'Customers', es: 'Lista de clientes' } },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/CustomerUserList.tsx'), 'users', 'admin'),
  },
  {
    path: '/admin/user-management/online',
    title: 'onlineUsers',
    permission: 'users:manage',
    resource: 'userActivity',
    submenu: { of: 'userManagement', label: { en: 'Online now', es: 'En línea' } },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/OnlineUsers.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/profiles',
    title: 'profile',
    permission: 'users:manage',
    resource: 'profiles',
    submenu: { of: 'userManagement', label: { en: 'Profiles', es: 'Perfiles' } },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/Profiles.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/create',
    title: 'newUser',
    permission: 'users:manage',
    resource: 'users',
    shell: { ...FORM, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/UserCreate.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/:id',
    title: 'user',
    permission: 'users:manage',
    resource: 'users',
    shell: { ...FORM, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/UserShow.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/:id/edit',
    title: 'editUser',
    permission: 'users:manage',
    resource: 'users',
    shell: { ...FORM, topMenu: 'userManagement' },
    page: staffPage(() => import('#resources/users/UserEdit.tsx'), 'users', 'admin'),
  },
  ...customerRoutes,
  {
    path: '/admin/lens-management',
    title: 'lensManagement',
    permission: 'lenses:manage',
    menu: 'lensManagement',
    resource: 'lenses',
    submenu: { of: 'lensManagement', label: { en: 'Lenses', es: 'Lentes' } },
    shell: { ...LIST, topMenu: 'lensManagement' },
    page: staffPage(() => import('#resources/lenses/LensList.tsx'), 'lenses'),
  },
  {
    path: '/admin/lens-management/guide/*',
    permission: 'guide:list',
    submenu: { of: 'lensManagement', label: { en: 'Guide', es: 'Guía' } },
    shell: { ...LIST, topMenu: 'lensManagement' },
    page: staffPage(() => import('#resources/guide/GuidePassages.tsx'), 'admin'),
  },
  {
    path: '/admin/lens-management/create',
    title: 'newLens',
    permission: 'lenses:create',
    resource: 'lenses',
    shell: FORM,
    page: staffPage(() => import('#resources/lenses/LensCreate.tsx'), 'lenses', 'admin'),
  },
  {
    path: '/admin/lens-management/:id',
    title: 'lens',
    permission: 'lenses:manage',
    resource: 'lenses',
    shell: FORM,
    page: staffPage(() => import('#resources/lenses/LensShow.tsx'), 'lenses'),
  },
  {
    path: '/admin/lens-management/:id/edit',
    title: 'editLens',
    permission: 'lenses:edit',
    resource: 'lenses',
    shell: FORM,
    page: staffPage(() => import('#resources/lenses/LensEdit.tsx'), 'lenses', 'admin'),
  },
  ...emailRoutes,
  {
    path: '/customer/home',
    title: 'customerHome',
    permission: 'customerArea:open',
    menu: 'customerHome',
    submenu: { of: 'customerHome', label: { en: 'Overview', es: 'Resumen' } },
    shell: DASHBOARD,
    page: lazyPage(() => import('../customer/home/CustomerHome.tsx'), 'customer'),
  },
  {
    path: '/customer/order',
    title: 'orderForm',
    permission: 'orders:submit',
    menu: 'orderForm',
    shell: FORM,
    page: lazyPage(() => import('../customer/order/OrderPage.tsx'), 'customer'),
  },
  {
    path: '/customer/payment',
    title: 'payment',
    permission: 'payments:open',
    menu: 'payment',
    resource: 'invoices',
    shell: LIST,
    page: lazyPage(() => import('#resources/invoices/PracticeInvoices.tsx'), 'money'),
  },
  {
    path: '/customer/payment/statement',
    title: 'payment',
    permission: 'payments:open',
    page: lazyPage(() => import('#resources/statements/PracticeStatement.tsx'), 'money'),
  },
  {
    path: '/customer/payment/pay',
    title: 'payment',
    permission: 'payments:make',
    page: lazyPage(() => import('#resources/checkouts/PayPage.tsx'), 'money'),
  },
  {
    path: '/customer/payment/online',
    title: 'payment',
    permission: 'payments:open',
    resource: 'checkouts',
    shell: LIST,
    page: lazyPage(() => import('#resources/checkouts/CheckoutList.tsx'), 'money'),
  },
  {
    path: '/customer/payment/online/:id',
    title: 'payment',
    permission: 'payments:open',
    resource: 'checkouts',
    page: lazyPage(() => import('#resources/checkouts/CheckoutPage.tsx'), 'money'),
  },
  {
    path: '/customer/payment/methods',
    title: 'payment',
    permission: 'customerArea:open',
    page: lazyPage(() => import('#resources/checkouts/methods/MethodsPage.tsx'), 'money'),
  },
  {
    path: '/customer/payment/:id',
    title: 'invoices',
    permission: 'payments:open',
    resource: 'invoices',
    page: lazyPage(() => import('#resources/invoices/PracticeInvoice.tsx'), 'money', 'credit'),
  },
  {
    path: '/customer/credit',
    title: 'credit',
    permission: 'credit:open',
    menu: 'credit',
    page: lazyPage(() => import('#resources/credits/PracticeCredit.tsx'), 'credit', 'returns'),
  },
  {
    path: '/customer/profile',
    title: 'profile',
    permission: 'profile:edit',
    menu: 'profile',
    shell: FORM,
    page: lazyPage(() => import('../customer/profile/ProfilePage.tsx'), 'customer'),
  },
  {
    path: '/customer/orders',
    title: 'orders',
    permission: 'customerArea:open',
    resource: 'orders',
    submenu: { of: 'customerHome', label: { en: 'Orders', es: 'Pedidos' } },
    shell: LIST,
    page: lazyPage(() => import('#resources/orders/PracticeOrders.tsx'), 'orders'),
  },
  {
    path: '/customer/orders/:id',
    title: 'order',
    permission: 'customerArea:open',
    resource: 'orders',
    page: lazyPage(() => import('#resources/orders/OrderShow.tsx'), 'orders', 'money'),
  },
  {
    path: '/settings',
    title: 'settings',
    permission: 'settings:open',
    page: lazyPage(() => import('../settings/SettingsPage.tsx')),
  },
];

/** RT-11: returns whether a path is open to everybody. */
export function isPublicPath(path: string): boolean {
  if (path === '/' || path.includes('/auth/') || path.includes('/error/')) return true;
  return path === '/terms' || isConsultantPath(path);
}
