import { TERMS_VERSION } from '#domain/terms.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RouteKey } from './expectations.ts';
import { applicationInput } from './applications.ts';
import { MEADOW } from './claims.ts';
import { orderInput } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

type Request = (person: Person | null) => InjectOptions;

function get(url: string): Request {
  return () => ({ method: 'GET', url });
}

interface Records {
  orderId: string;
  account?: string;
  applicationId?: string;
}

/** A request that would succeed, for each route, on the order and the account that it is told. */
export function requestsFor(
  portal: TestPortal,
  { orderId, account, applicationId = 'none' }: Records,
): Record<RouteKey, Request> {
  const decision =
    (action: string): Request =>
    () => ({
      method: 'POST',
      url: `/api/orders/${orderId}/${action}`,
      headers: { 'if-match': '"1"' },
      payload: { reason: 'As agreed' },
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
    'GET /api/health': get('/api/health'),
    'GET /api/openapi.json': get('/api/openapi.json'),
    'GET /api/lenses': get('/api/lenses'),
    'GET /api/lenses/:id': get('/api/lenses/gp-sphere'),
    'GET /api/orders': get('/api/orders'),
    'GET /api/orders/:id': get(`/api/orders/${orderId}`),
    'POST /api/orders/:id/approve': decision('approve'),
    'POST /api/orders/:id/reject': decision('reject'),
    'GET /api/events': get('/api/events'),
    'GET /api/auth/customer/:token': (person) => ({
      method: 'GET',
      url: `/api/auth/customer/${person ? portal.tokens[person] : 'none'}`,
      query: { account: account ?? ownAccount(person) },
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
    'GET /api/customers': get('/api/customers'),
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

function ownAccount(person: Person | null): string {
  return person === 'other' ? '100300' : '100200';
}
