import { asks, creates, edits, reads, steps } from './kinds-of-requests.ts';
import { TERMS_VERSION } from '#domain/terms.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RouteKey } from './expectations.ts';
import { applicationInput } from './applications.ts';
import { staffRequests } from './staff-requests.ts';
import { lensRequests } from './lenses.ts';
import { importRequests } from './imports.ts';
import { priceRequests } from './price-requests.ts';
import { directEmailRequests, letterRequests } from './letters.ts';
import { invitedRequests, memberRequests } from './members.ts';
import { MEADOW } from './claims.ts';
import { draftInput } from './drafts.ts';
import { emailTemplateRequests } from './email-templates.ts';
import { moneyRequests } from './money-requests.ts';
import { returnRequestRequests } from './return-requests.ts';
import { orderInput } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

type Request = (person: Person | null) => InjectOptions;

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
  const decision = (action: string, payload: object = { reason: 'As agreed', carrier: 'UPS' }) =>
    steps(`/api/orders/${orderId}/${action}`, payload);
  const decisionOnApplication = (action: string) =>
    steps(
      `/api/applications/${applicationId}/${action}`,
      action === 'decline' ? { reason: 'As agreed' } : {},
    );
  return {
    'GET /api/lenses': reads('/api/lenses'),
    'GET /api/lenses/:id': reads('/api/lenses/gp-sphere'),
    ...lensRequests,
    ...letterRequests,
    ...directEmailRequests(portal),
    'GET /api/orders': reads('/api/orders'),
    'GET /api/orders/:id': reads(`/api/orders/${orderId}`),
    ...returnRequestRequests(orderId),
    ...moneyRequests(portal, (person) => account ?? ownAccount(person)),
    'GET /api/orders/worksheets.pdf': reads('/api/orders/worksheets.pdf', { ids: orderId }),
    'GET /api/orders/:id/worksheet.pdf': reads(`/api/orders/${orderId}/worksheet.pdf`),
    'GET /api/orders/:id/confirmation.pdf': reads(`/api/orders/${orderId}/confirmation.pdf`),
    'GET /api/orders/:id/fhir': reads(`/api/orders/${orderId}/fhir`),
    'GET /api/orders.csv': reads('/api/orders.csv'),
    'GET /api/orders/:id/attachments/:index': reads(`/api/orders/${orderId}/attachments/0`),
    'GET /api/orders/:id/warranty': reads(`/api/orders/${orderId}/warranty`),
    'POST /api/orders/:id/approve': decision('approve'),
    'POST /api/orders/:id/reject': decision('reject'),
    'POST /api/orders/:id/resubmit': () => {
      const { accountNumber: _account, ...payload } = orderInput();
      return decision('resubmit', payload)();
    },
    'POST /api/orders/:id/cancel': decision('cancel'),
    'POST /api/orders/:id/produce': decision('produce'),
    'POST /api/orders/:id/ship': decision('ship'),
    'POST /api/orders/:id/close': decision('close'),
    'POST /api/orders/:id/promise': decision('promise', { promisedAt: '2099-06-01', reason: '' }),
    'POST /api/orders/:id/lens-received': decision('lens-received', { eye: 'right' }),
    'POST /api/orders/actions': asks('/api/orders/actions', {
      action: 'approve',
      orders: [{ id: orderId, version: 1 }],
    }),
    'GET /api/orders/:id/messages': reads(`/api/orders/${orderId}/messages`),
    'POST /api/orders/:id/messages': creates(`/api/orders/${orderId}/messages`, {
      body: 'Is the axis right?',
    }),
    'POST /api/orders/:id/messages/read': asks(`/api/orders/${orderId}/messages/read`, () => ({
      lastRead: randomUUID(),
    })),
    'GET /api/preferences/:key': reads('/api/preferences/orders.columns'),
    'PUT /api/preferences/:key': () => ({
      method: 'PUT',
      url: '/api/preferences/orders.columns',
      payload: { value: ['number'] },
    }),
    'GET /api/notification-defaults': reads('/api/notification-defaults'),
    'GET /api/notices': reads('/api/notices'),
    'POST /api/notices/read': asks('/api/notices/read', { upTo: 1 }),
    'GET /api/order-drafts': ofAccount('/api/order-drafts', account),
    'GET /api/order-drafts/:id': reads(`/api/order-drafts/${draftId}`),
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
    'GET /api/auth/sessions': reads('/api/auth/sessions'),
    'DELETE /api/auth/sessions/:id': () => ({
      method: 'DELETE',
      url: `/api/auth/sessions/${randomUUID()}`,
    }),
    'POST /api/auth/sessions/end-others': asks('/api/auth/sessions/end-others'),
    'POST /api/auth/sessions/end': asks('/api/auth/sessions/end'),
    'POST /api/users/:id/sessions/end': asks('/api/users/u-nobody/sessions/end'),
    'POST /api/users/:id/verification': asks('/api/users/u-nobody/verification', {
      language: 'en',
    }),
    'DELETE /api/users/:id/sessions/:sessionId': () => ({
      method: 'DELETE',
      url: `/api/users/u-nobody/sessions/${randomUUID()}`,
    }),
    'GET /api/users': reads('/api/users'),
    'GET /api/users/:id': reads('/api/users/u-other'),
    'PUT /api/users/:id': edits('/api/users/u-nobody', {
      name: 'Nobody',
      role: 'customer',
      mayRecordPayments: false,
      disabled: false,
      mainAccount: '',
      additionalAccounts: [],
    }),
    'GET /api/users/:id/audit': reads('/api/users/u-other/audit'),
    'GET /api/users.csv': reads('/api/users.csv'),
    'GET /api/events': reads('/api/events'),
    'GET /api/auth/customer/:token': (person) => ({
      method: 'GET',
      url: `/api/auth/customer/${person ? portal.tokens[person] : 'none'}`,
      query: { account: account ?? ownAccount(person) },
    }),
    'POST /api/auth/password-reset': (person) =>
      asks('/api/auth/password-reset', {
        email: `${person ?? 'practice'}@lens.test`,
        language: 'en',
      })(),
    'POST /api/auth/password': asks('/api/auth/password', { newPassword: 'password' }),
    'POST /api/auth/verification': asks('/api/auth/verification', { language: 'en' }),
    'POST /api/auth/address': asks('/api/auth/address', {
      email: 'practice@lens.test',
      language: 'en',
    }),
    'POST /api/auth/terms': asks('/api/auth/terms', { version: TERMS_VERSION }),
    'GET /api/customer/buyinggroups': reads('/api/customer/buyinggroups'),
    'GET /api/customer/application': reads('/api/customer/application'),
    'POST /api/customer': creates('/api/customer', applicationInput),
    'POST /api/customer/claim': asks('/api/customer/claim', { ...MEADOW, invoiceNumber: 'WRONG' }),
    'GET /api/customer/delivery': ofAccount('/api/customer/delivery', account),
    'GET /api/customer/prices': ofAccount('/api/customer/prices', account),
    'GET /api/customer/charges': ofAccount('/api/customer/charges', account),
    ...priceRequests,
    ...importRequests,
    ...invitedRequests,
    ...teamRequests(account),
    ...staffRequests,
    'GET /api/emails': reads('/api/emails'),
    'GET /api/emails/:id': reads(`/api/emails/${randomUUID()}`),
    'POST /api/emails/:id/retry': steps(`/api/emails/${randomUUID()}/retry`),
    'POST /api/emails/:id/send-again': creates(`/api/emails/${randomUUID()}/send-again`),
    'GET /api/email-suppressions': reads('/api/email-suppressions'),
    'POST /api/email-suppressions/:id/lift': steps('/api/email-suppressions/nobody@lens.test/lift'),
    'GET /api/customers/:id/suppressed-members': (person) =>
      reads(`/api/customers/${account ?? ownAccount(person)}/suppressed-members`)(),
    'POST /api/mail/events/:provider': asks('/api/mail/events/postmark'),
    'POST /api/gateway/events/:gateway': asks('/api/gateway/events/stripe'),
    ...emailTemplateRequests,
    'GET /api/applications': reads('/api/applications'),
    'GET /api/applications/:id': reads(`/api/applications/${applicationId}`),
    'POST /api/applications/:id/approve': decisionOnApplication('approve'),
    'POST /api/applications/:id/decline': decisionOnApplication('decline'),
    'POST /api/orders': (person) =>
      creates('/api/orders', orderInput({ accountNumber: account ?? ownAccount(person) }))(),
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

/** A page that names the account in its query. */
function ofAccount(url: string, account: string | undefined): Request {
  return (person) => ({ method: 'GET', url, query: { account: account ?? ownAccount(person) } });
}

function ownAccount(person: Person | null): string {
  return person === 'other' ? '100300' : '100200';
}
