import { matchPath } from 'react-router';
import { rolesWith } from '#domain/permissions.ts';
import type { Role } from '#domain/auth.ts';
import { LoginSpot } from './auth/sign-in/LoginSpot.tsx';
import { lazyPage } from './errors/lazy-page.ts';
import type { Guarded, PortalRoute, PublicRoute } from './route-types.ts';

export type { MenuEntry, PortalRoute, PublicRoute, ShellOptions } from './route-types.ts';

export const publicRoutes: readonly PublicRoute[] = [
  { path: '/auth/login', title: 'login', permission: null, page: LoginSpot },
  {
    path: '/auth/sign-up',
    title: 'signUp',
    permission: null,
    page: lazyPage(() => import('./auth/sign-up/SignUpPage.tsx'), 'public'),
  },
  {
    path: '/auth/forgot-password',
    title: 'forgotPassword',
    permission: null,
    page: lazyPage(() => import('./auth/password/ForgotPasswordPage.tsx'), 'public'),
  },
  {
    path: '/auth/action',
    title: 'action',
    permission: null,
    page: lazyPage(() => import('./auth/link/ActionPage.tsx'), 'public'),
  },
  {
    path: '/auth/new-password',
    title: 'newPassword',
    permission: null,
    page: lazyPage(() => import('./auth/password/NewPasswordPage.tsx'), 'public'),
  },
  {
    path: '/auth/verify-email',
    title: 'verifyEmail',
    permission: null,
    page: lazyPage(() => import('./auth/verify/VerifyEmailPage.tsx'), 'public'),
  },
  {
    path: '/auth/request',
    title: 'request',
    permission: null,
    page: lazyPage(() => import('./request/RequestPage.tsx'), 'public'),
  },
  {
    path: '/terms',
    title: 'terms',
    permission: null,
    page: lazyPage(() => import('./terms/TermsPage.tsx'), 'public'),
  },
  {
    path: '/ampleye-virtual-consultant/*',
    title: 'consultant',
    permission: null,
    page: lazyPage(() => import('./consultant/ConsultantRoutes.tsx'), 'public'),
  },
];

const DASHBOARD = { gradient: true };
const LIST = { fullHeight: true };
const FORM = { fixedHeader: true };

const orderShow = lazyPage(() => import('#resources/orders/OrderShow.tsx'), 'orders');

/** In the order of the menus (MN-01 … MN-03). */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/home',
    title: 'adminHome',
    permission: 'adminArea:open',
    menu: 'adminHome',
    shell: DASHBOARD,
    page: lazyPage(() => import('./admin/home/AdminHome.tsx'), 'admin'),
  },
  {
    path: '/admin/order-approval',
    title: 'orderApproval',
    permission: 'orders:approve',
    menu: 'orderApproval',
    resource: 'orders',
    shell: LIST,
    page: lazyPage(() => import('#resources/orders/OrderList.tsx'), 'orders'),
  },
  {
    path: '/admin/order-approval/:id',
    title: 'order',
    permission: 'orders:approve',
    resource: 'orders',
    page: orderShow,
  },
  {
    path: '/admin/user-management',
    title: 'userManagement',
    permission: 'users:manage',
    menu: 'userManagement',
    resource: 'users',
    submenu: { of: 'userManagement', entry: 'staff' },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: lazyPage(() => import('#resources/users/StaffList.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/customers',
    title: 'users',
    permission: 'users:manage',
    resource: 'users',
    submenu: { of: 'userManagement', entry: 'customers' },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: lazyPage(() => import('#resources/users/CustomerUserList.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/online',
    title: 'onlineUsers',
    permission: 'users:manage',
    resource: 'userActivity',
    submenu: { of: 'userManagement', entry: 'online' },
    shell: { ...LIST, topMenu: 'userManagement' },
    page: lazyPage(() => import('#resources/users/OnlineUsers.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/create',
    title: 'newUser',
    permission: 'users:manage',
    resource: 'users',
    shell: { ...FORM, topMenu: 'userManagement' },
    page: lazyPage(() => import('#resources/users/UserCreate.tsx'), 'users'),
  },
  {
    path: '/admin/user-management/:id',
    title: 'user',
    permission: 'users:manage',
    resource: 'users',
    shell: { ...FORM, topMenu: 'userManagement' },
    page: lazyPage(() => import('#resources/users/UserShow.tsx'), 'users'),
  },
  {
    path: '/admin/customer-management',
    title: 'customerManagement',
    permission: 'customers:list',
    menu: 'customerManagement',
    resource: 'customers',
    submenu: { of: 'customerManagement', entry: 'customers' },
    shell: { ...LIST, topMenu: 'customerManagement' },
    page: lazyPage(() => import('#resources/customers/CustomerList.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/applications',
    title: 'applications',
    permission: 'applications:list',
    resource: 'applications',
    submenu: { of: 'customerManagement', entry: 'applications' },
    shell: { ...LIST, topMenu: 'customerManagement' },
    page: lazyPage(() => import('#resources/applications/ApplicationList.tsx'), 'admin'),
  },
  {
    path: '/admin/customer-management/applications/:id',
    title: 'application',
    permission: 'applications:show',
    resource: 'applications',
    shell: { ...FORM, topMenu: 'customerManagement' },
    page: lazyPage(() => import('#resources/applications/ApplicationShow.tsx'), 'admin'),
  },
  {
    path: '/admin/lens-management',
    title: 'lensManagement',
    permission: 'lenses:manage',
    menu: 'lensManagement',
    resource: 'lenses',
    shell: LIST,
    page: lazyPage(() => import('#resources/lenses/LensList.tsx'), 'lenses'),
  },
  {
    path: '/admin/lens-management/create',
    title: 'newLens',
    permission: 'lenses:create',
    resource: 'lenses',
    shell: FORM,
    page: lazyPage(() => import('#resources/lenses/LensCreate.tsx'), 'lenses'),
  },
  {
    path: '/admin/lens-management/:id',
    title: 'lens',
    permission: 'lenses:manage',
    resource: 'lenses',
    shell: FORM,
    page: lazyPage(() => import('#resources/lenses/LensShow.tsx'), 'lenses'),
  },
  {
    path: '/admin/lens-management/:id/edit',
    title: 'editLens',
    permission: 'lenses:edit',
    resource: 'lenses',
    shell: FORM,
    page: lazyPage(() => import('#resources/lenses/LensEdit.tsx'), 'lenses'),
  },
  {
    path: '/admin/email-management',
    title: 'emailManagement',
    permission: 'emails:manage',
    menu: 'emailManagement',
    page: lazyPage(() => import('./admin/emails/EmailsPage.tsx')),
  },
  {
    path: '/customer/home',
    title: 'customerHome',
    permission: 'customerArea:open',
    menu: 'customerHome',
    submenu: { of: 'customerHome', entry: 'overview' },
    shell: DASHBOARD,
    page: lazyPage(() => import('./customer/home/CustomerHome.tsx'), 'customer'),
  },
  {
    path: '/customer/order',
    title: 'orderForm',
    permission: 'orders:submit',
    menu: 'orderForm',
    shell: FORM,
    page: lazyPage(() => import('./customer/order/OrderPage.tsx'), 'customer'),
  },
  {
    path: '/customer/payment',
    title: 'payment',
    permission: 'payments:open',
    menu: 'payment',
    page: lazyPage(() => import('./customer/payment/PaymentPage.tsx')),
  },
  {
    path: '/customer/credit',
    title: 'credit',
    permission: 'credit:open',
    menu: 'credit',
    page: lazyPage(() => import('./customer/credit/CreditPage.tsx')),
  },
  {
    path: '/customer/profile',
    title: 'profile',
    permission: 'profile:edit',
    menu: 'profile',
    shell: FORM,
    page: lazyPage(() => import('./customer/profile/ProfilePage.tsx'), 'customer'),
  },
  {
    path: '/customer/orders',
    title: 'orders',
    permission: 'customerArea:open',
    resource: 'orders',
    submenu: { of: 'customerHome', entry: 'orders' },
    shell: LIST,
    page: lazyPage(() => import('#resources/orders/PracticeOrders.tsx'), 'orders'),
  },
  {
    path: '/customer/orders/:id',
    title: 'order',
    permission: 'customerArea:open',
    resource: 'orders',
    page: orderShow,
  },
  {
    path: '/settings',
    title: 'settings',
    permission: 'settings:open',
    page: lazyPage(() => import('./settings/SettingsPage.tsx')),
  },
];

const CONSULTANT = '/ampleye-virtual-consultant';

/** RT-11: returns whether a path is open to everybody. */
export function isPublicPath(path: string): boolean {
  if (path === '/' || path.includes('/auth/') || path.includes('/error/')) return true;
  return path === '/terms' || isConsultantPath(path);
}

/** RT-05: returns whether a path belongs to the virtual consultant. */
export function isConsultantPath(path: string): boolean {
  return path === CONSULTANT || path.startsWith(`${CONSULTANT}/`);
}

export function portalRouteAt(pathname: string): PortalRoute | null {
  return portalRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}

/** PM-01. */
export function requiredRoles(route: Guarded): Role[] {
  return rolesWith(route.permission);
}
