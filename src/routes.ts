import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { rolesWith } from '#domain/permissions.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Role } from '#domain/auth.ts';
import { LoginPage } from './auth/LoginPage.tsx';
import { lazyPage } from './errors/lazy-page.ts';
import type { PublicTexts } from './i18n/public-text.ts';

export type MenuEntry =
  | 'adminHome'
  | 'orderApproval'
  | 'userManagement'
  | 'customerManagement'
  | 'lensManagement'
  | 'emailManagement'
  | 'customerHome'
  | 'orderForm'
  | 'payment'
  | 'credit'
  | 'profile';

interface RouteBase {
  path: string;
  title: keyof PublicTexts['titles'];
  page: ComponentType;
}

/** LY-01: bare content, nobody need be signed in. */
export interface PublicRoute extends RouteBase {
  permission: null;
}

/** LY-02: inside the shell, for whoever has the permission. */
export interface PortalRoute extends RouteBase {
  permission: Permission;
  /** The entry in the sidebar that leads here. */
  menu?: MenuEntry;
  /** The react-admin resource that the page is about. */
  resource?: string;
}

export const publicRoutes: readonly PublicRoute[] = [
  { path: '/auth/login', title: 'login', permission: null, page: LoginPage },
  {
    path: '/auth/sign-up',
    title: 'signUp',
    permission: null,
    page: lazyPage(() => import('./auth/SignUpPage.tsx')),
  },
  {
    path: '/auth/forgot-password',
    title: 'forgotPassword',
    permission: null,
    page: lazyPage(() => import('./auth/ForgotPasswordPage.tsx')),
  },
  {
    path: '/auth/action',
    title: 'action',
    permission: null,
    page: lazyPage(() => import('./auth/ActionPage.tsx')),
  },
  {
    path: '/auth/verify-email',
    title: 'verifyEmail',
    permission: null,
    page: lazyPage(() => import('./auth/VerifyEmailPage.tsx')),
  },
  {
    path: '/auth/request',
    title: 'request',
    permission: null,
    page: lazyPage(() => import('./request/RequestPage.tsx')),
  },
  {
    path: '/terms',
    title: 'terms',
    permission: null,
    page: lazyPage(() => import('./terms/TermsPage.tsx')),
  },
  {
    path: '/ampleye-virtual-consultant/*',
    title: 'consultant',
    permission: null,
    page: lazyPage(() => import('./consultant/ConsultantRoutes.tsx')),
  },
];

const orderShow = lazyPage(() => import('#resources/orders/OrderShow.tsx'));

/** In the order of the menus (MN-01 … MN-03). */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/home',
    title: 'adminHome',
    permission: 'adminArea:open',
    menu: 'adminHome',
    page: lazyPage(() => import('./admin/home/AdminHome.tsx')),
  },
  {
    path: '/admin/order-approval',
    title: 'orderApproval',
    permission: 'orders:approve',
    menu: 'orderApproval',
    resource: 'orders',
    page: lazyPage(() => import('#resources/orders/OrderList.tsx')),
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
    permission: 'activity:list',
    menu: 'userManagement',
    resource: 'userActivity',
    page: lazyPage(() => import('#resources/user-activity/UserActivityList.tsx')),
  },
  {
    path: '/admin/customer-management',
    title: 'customerManagement',
    permission: 'customers:list',
    menu: 'customerManagement',
    resource: 'customers',
    page: lazyPage(() => import('#resources/customers/CustomerList.tsx')),
  },
  {
    path: '/admin/customer-management/applications',
    title: 'applications',
    permission: 'applications:list',
    resource: 'applications',
    page: lazyPage(() => import('#resources/applications/ApplicationList.tsx')),
  },
  {
    path: '/admin/customer-management/applications/:id',
    title: 'application',
    permission: 'applications:show',
    resource: 'applications',
    page: lazyPage(() => import('#resources/applications/ApplicationShow.tsx')),
  },
  {
    path: '/admin/lens-management',
    title: 'lensManagement',
    permission: 'lenses:manage',
    menu: 'lensManagement',
    resource: 'lenses',
    page: lazyPage(() => import('#resources/lenses/LensList.tsx')),
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
    page: lazyPage(() => import('./customer/home/CustomerHome.tsx')),
  },
  {
    path: '/customer/order',
    title: 'orderForm',
    permission: 'orders:submit',
    menu: 'orderForm',
    page: lazyPage(() => import('./customer/order/OrderPage.tsx')),
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
    page: lazyPage(() => import('./customer/profile/ProfilePage.tsx')),
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

/** RT-11: the paths that anybody may open. */
export function isPublicPath(path: string): boolean {
  if (path === '/' || path.includes('/auth/') || path.includes('/error/')) return true;
  return path === '/terms' || path === CONSULTANT || path.startsWith(`${CONSULTANT}/`);
}

export function portalRouteAt(pathname: string): PortalRoute | null {
  return portalRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}

/** PM-01. */
export function requiredRoles(route: PortalRoute): Role[] {
  return rolesWith(route.permission);
}
