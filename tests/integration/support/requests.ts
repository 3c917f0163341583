import { TERMS_VERSION } from '#domain/terms.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RouteKey } from './expectations.ts';
import { applicationInput } from './applications.ts';
import { lensRequests } from './lenses.ts';
import { importRequests } from './imports.ts';
import { priceRequests } from './price-requests.ts';
import { buyingGroupRequests } from './buying-groups.ts';
import { customerRequests } from './customers.ts';
import { directEmailRequests, letterRequests } from './letters.ts';
import { invitedRequests, memberRequests } from './members.ts';
import { MEADOW } from './claims.ts';
import { draftInput } from './drafts.ts';
import { emailTemplateRequests } from './email-templates.ts';
import { moneyRequests } from './money-requests.ts';
import { rejectReasonRequests } from './reject-reasons.ts';
import { returnRequestRequests } from './return-requests.ts';
import { shippingMethodRequests } from './shipping-methods.ts';
import { openRequests } from './open-requests.ts';
import { orderInput } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

type Request = (person: Person | null) => InjectOptions;

function get(url: string): Request {
  return () => ({ method: 'GET', url });
}

function post(url: string): Request {
  return () => ({ method: 'POST', url });
}

interface Records {
  orderId: string;
  account?: string;
  applicationId?: string;
  draftId?: string;
}

/** Returns a request that would succeed, for each route, about the given order, application and draft. */
export function requestsFor(
  portal: TestPortal,
  { orderId, account, applicationId = 'none', draftId = randomUUID() }: Records,
): Record<RouteKey, Request> {
  const decision =
    (action: string): Request =>
    () => ({
      method: 'POST',
      url: `/api/orders/${orderId}/${action}`,
      headers: { 'if-match': '"1"' },
      payload: { reason: 'As agreed', carrier: 'UPS' },
    });
  const decisionOnApplication =
    (action: string): Request =>
    () => ({
      method: 'POST',
      url: `/api/applications/${applicationId}/${action}`,
      headers: { 'if-match': '"1"' },
      payload: action === 'decline' ? { reason: 'As agreed' } : {},
    });
  return {
    ...openRequests,
    'GET /api/lenses': get('/api/lenses'),
    'GET /api/lenses/:id': get('/api/lenses/gp-sphere'),
    ...lensRequests,
    ...letterRequests,
    ...directEmailRequests(portal),
    'GET /api/orders': get('/api/orders'),
    'GET /api/orders/:id': get(`/api/orders/${orderId}`),
    ...returnRequestRequests(orderId),
    ...moneyRequests(portal, (person) => account ?? ownAccount(person)),
    'GET /api/orders/worksheets.pdf': () => ({
      method: 'GET',
      url: '/api/orders/worksheets.pdf',
      query: { ids: orderId },
    }),
    'GET /api/orders/:id/worksheet.pdf': get(`/api/orders/${orderId}/worksheet.pdf`),
    'GET /api/orders/:id/confirmation.pdf': get(`/api/orders/${orderId}/confirmation.pdf`),
    'GET /api/orders/:id/fhir': get(`/api/orders/${orderId}/fhir`),
    'GET /api/orders.csv': get('/api/orders.csv'),
    'GET /api/orders/:id/attachments/:index': get(`/api/orders/${orderId}/attachments/0`),
    'GET /api/orders/:id/warranty': get(`/api/orders/${orderId}/warranty`),
    'POST /api/orders/:id/approve': decision('approve'),
    'POST /api/orders/:id/reject': decision('reject'),
    'POST /api/orders/:id/resubmit': () => {
      const { accountNumber: _account, ...payload } = orderInput();
      return { ...decision('resubmit')(null), payload };
    },
    'POST /api/orders/:id/cancel': decision('cancel'),
    'POST /api/orders/:id/produce': decision('produce'),
    'POST /api/orders/:id/ship': decision('ship'),
    'POST /api/orders/:id/close': decision('close'),
    'POST /api/orders/:id/promise': () => ({
      ...decision('promise')(null),
      payload: { promisedAt: '2099-06-01', reason: '' },
    }),
    'POST /api/orders/:id/lens-received': () => ({
      ...decision('lens-received')(null),
      payload: { eye: 'right' },
    }),
    'POST /api/orders/actions': () => ({
      method: 'POST',
      url: '/api/orders/actions',
      payload: { action: 'approve', orders: [{ id: orderId, version: 1 }] },
    }),
    'GET /api/orders/:id/messages': get(`/api/orders/${orderId}/messages`),
    'POST /api/orders/:id/messages': () => ({
      method: 'POST',
      url: `/api/orders/${orderId}/messages`,
      headers: { 'idempotency-key': randomUUID() },
      payload: { body: 'Is the axis right?' },
    }),
    'POST /api/orders/:id/messages/read': () => ({
      method: 'POST',
      url: `/api/orders/${orderId}/messages/read`,
      payload: { lastRead: randomUUID() },
    }),
    'GET /api/preferences/:key': get('/api/preferences/orders.columns'),
    'PUT /api/preferences/:key': () => ({
      method: 'PUT',
      url: '/api/preferences/orders.columns',
      payload: { value: ['number'] },
    }),
    'GET /api/notification-defaults': get('/api/notification-defaults'),
    'GET /api/notices': get('/api/notices'),
    'POST /api/notices/read': () => ({
      method: 'POST',
      url: '/api/notices/read',
      payload: { upTo: 1 },
    }),
    'GET /api/order-drafts': (person) => ({
      method: 'GET',
      url: '/api/order-drafts',
      query: { account: account ?? ownAccount(person) },
    }),
    'GET /api/order-drafts/:id': get(`/api/order-drafts/${draftId}`),
    // The draft does not exist yet, so only the account matters.
    'PUT /api/order-drafts/:id': (person) => ({
      method: 'PUT',
      url: `/api/order-drafts/${randomUUID()}`,
      payload: draftInput({ accountNumber: account ?? ownAccount(person) }),
    }),
    'DELETE /api/order-drafts/:id': () => ({
      method: 'DELETE',
      url: `/api/order-drafts/${draftId}`,
    }),
    'GET /api/auth/sessions': get('/api/auth/sessions'),
    'DELETE /api/auth/sessions/:id': () => ({
      method: 'DELETE',
      url: `/api/auth/sessions/${randomUUID()}`,
    }),
    'POST /api/auth/sessions/end-others': post('/api/auth/sessions/end-others'),
    'POST /api/auth/sessions/end': post('/api/auth/sessions/end'),
    'POST /api/users/:id/sessions/end': post('/api/users/u-nobody/sessions/end'),
    'POST /api/users/:id/verification': () => ({
      method: 'POST',
      url: '/api/users/u-nobody/verification',
      payload: { language: 'en' },
    }),
    'DELETE /api/users/:id/sessions/:sessionId': () => ({
      method: 'DELETE',
      url: `/api/users/u-nobody/sessions/${randomUUID()}`,
    }),
    'GET /api/users': get('/api/users'),
    'GET /api/users/:id': get('/api/users/u-other'),
    'PUT /api/users/:id': () => ({
      method: 'PUT',
      url: '/api/users/u-nobody',
      headers: { 'if-match': '"1"' },
      payload: {
        name: 'Nobody',
        role: 'customer',
        mayRecordPayments: false,
        disabled: false,
        mainAccount: '',
        additionalAccounts: [],
      },
    }),
    'GET /api/users/:id/audit': get('/api/users/u-other/audit'),
    'GET /api/users.csv': get('/api/users.csv'),
    'GET /api/events': get('/api/events'),
    'GET /api/auth/customer/:token': (person) => ({
      method: 'GET',
      url: `/api/auth/customer/${person ? portal.tokens[person] : 'none'}`,
      query: { account: account ?? ownAccount(person) },
    }),
    'POST /api/auth/password-reset': (person) => ({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: `${person ?? 'practice'}@lens.test`, language: 'en' },
    }),
    'POST /api/auth/password': () => ({
      method: 'POST',
      url: '/api/auth/password',
      payload: { newPassword: 'password' },
    }),
    'POST /api/auth/verification': () => ({
      method: 'POST',
      url: '/api/auth/verification',
      payload: { language: 'en' },
    }),
    'POST /api/auth/address': () => ({
      method: 'POST',
      url: '/api/auth/address',
      payload: { email: 'practice@lens.test', language: 'en' },
    }),
    'POST /api/auth/terms': () => ({
      method: 'POST',
      url: '/api/auth/terms',
      payload: { version: TERMS_VERSION },
    }),
    'GET /api/customer/buyinggroups': get('/api/customer/buyinggroups'),
    'GET /api/customer/application': get('/api/customer/application'),
    'POST /api/customer': () => ({
      method: 'POST',
      url: '/api/customer',
      headers: { 'idempotency-key': randomUUID() },
      payload: applicationInput(),
    }),
    'POST /api/customer/claim': () => ({
      method: 'POST',
      url: '/api/customer/claim',
      payload: { ...MEADOW, invoiceNumber: 'WRONG' },
    }),
    'GET /api/customer/delivery': (person) => ({
      method: 'GET',
      url: '/api/customer/delivery',
      query: { account: account ?? ownAccount(person) },
    }),
    'GET /api/customer/prices': (person) => ({
      method: 'GET',
      url: '/api/customer/prices',
      query: { account: account ?? ownAccount(person) },
    }),
    'GET /api/customer/charges': (person) => ({
      method: 'GET',
      url: '/api/customer/charges',
      query: { account: account ?? ownAccount(person) },
    }),
    ...customerRequests,
    ...buyingGroupRequests,
    ...priceRequests,
    ...importRequests,
    ...invitedRequests,
    ...teamRequests(account),
    ...rejectReasonRequests,
    ...shippingMethodRequests,
    'GET /api/emails': get('/api/emails'),
    'GET /api/emails/:id': get(`/api/emails/${randomUUID()}`),
    'POST /api/emails/:id/retry': () => ({
      method: 'POST',
      url: `/api/emails/${randomUUID()}/retry`,
      headers: { 'if-match': '"1"' },
    }),
    'POST /api/emails/:id/send-again': () => ({
      method: 'POST',
      url: `/api/emails/${randomUUID()}/send-again`,
      headers: { 'idempotency-key': randomUUID() },
    }),
    'GET /api/email-suppressions': get('/api/email-suppressions'),
    'POST /api/email-suppressions/:id/lift': () => ({
      method: 'POST',
      url: '/api/email-suppressions/nobody@lens.test/lift',
      headers: { 'if-match': '"1"' },
    }),
    'GET /api/customers/:id/suppressed-members': (person) => ({
      method: 'GET',
      url: `/api/customers/${account ?? ownAccount(person)}/suppressed-members`,
    }),
    'POST /api/mail/events/:provider': post('/api/mail/events/postmark'),
    'POST /api/gateway/events/:gateway': post('/api/gateway/events/stripe'),
    ...emailTemplateRequests,
    'GET /api/applications': get('/api/applications'),
    'GET /api/applications/:id': get(`/api/applications/${applicationId}`),
    'POST /api/applications/:id/approve': decisionOnApplication('approve'),
    'POST /api/applications/:id/decline': decisionOnApplication('decline'),
    'POST /api/orders': (person) => ({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': randomUUID() },
      payload: orderInput({ accountNumber: account ?? ownAccount(person) }),
    }),
  };
}

/** The routes that name an account in their path. */
function teamRequests(account: string | undefined): Record<keyof typeof memberRequests, Request> {
  const entries = Object.entries(memberRequests).map(([key, request]) => [
    key,
    (person: Person | null) => request(account ?? ownAccount(person)),
  ]);
  return Object.fromEntries(entries) as Record<keyof typeof memberRequests, Request>;
}

function ownAccount(person: Person | null): string {
  return person === 'other' ? '100300' : '100200';
}
