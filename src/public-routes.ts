import { lazyPage } from './page/lazy-page.ts';
import type { PublicRoute } from './routes/route-types.ts';
import { LoginSpot } from './start/LoginSpot.tsx';

/** The pages that need no sign-in. */
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
    path: '/auth/invitation',
    title: 'invitation',
    permission: null,
    page: lazyPage(() => import('./invitation/InvitationPage.tsx'), 'public'),
  },
  {
    path: '/auth/unsubscribe',
    title: 'unsubscribe',
    permission: null,
    page: lazyPage(() => import('./unsubscribe/UnsubscribePage.tsx'), 'public'),
  },
  {
    path: '/terms',
    title: 'terms',
    permission: null,
    page: lazyPage(() => import('./terms/TermsPage.tsx'), 'public'),
  },
  {
    path: '/ampleye-virtual-consultant/*',
    permission: null,
    ownBoundary: true,
    page: lazyPage(() => import('./consultant/ConsultantRoutes.tsx'), 'consultant'),
  },
];
