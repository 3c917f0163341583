import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RouteKey } from './expectations.ts';
import { orderInput } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

type Request = (person: Person | null) => InjectOptions;

function get(url: string): Request {
  return () => ({ method: 'GET', url });
}

/** A request that would succeed, for each route, on the order and the account that it is told. */
export function requestsFor(
  portal: TestPortal,
  { orderId, account }: { orderId: string; account?: string },
): Record<RouteKey, Request> {
  const decision =
    (action: string): Request =>
    () => ({
      method: 'POST',
      url: `/api/orders/${orderId}/${action}`,
      headers: { 'if-match': '"1"' },
      payload: { reason: 'As agreed' },
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
