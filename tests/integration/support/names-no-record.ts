import type { RouteKey } from './expectations.ts';

/** Those that name no record answer with the caller's own, or with what is everybody's. */
export const NAMES_NO_RECORD = new Set<RouteKey>([
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/openapi.json',
  'GET /api/lenses',
  'GET /api/lenses/:id',
  'GET /api/lenses/:id/versions/:version',
  'GET /api/orders',
  'GET /api/orders.csv',
  'GET /api/invoices',
  'GET /api/invoices.csv',
  'GET /api/events',
  // What customers may write to, whoever asks.
  'GET /api/customer/lab-addresses',
  'POST /api/auth/terms',
  'POST /api/auth/password-reset',
  'POST /api/auth/password',
  'GET /api/auth/sessions',
  'POST /api/auth/sessions/end-others',
  'GET /api/customer/buyinggroups',
  'GET /api/customer/application',
  'POST /api/customer',
  'POST /api/customer/claim',
  'GET /api/invitations',
  'GET /api/notices',
  'POST /api/notices/read',
  'GET /api/notification-defaults',
  'GET /api/preferences/:key',
  'PUT /api/preferences/:key',
]);
