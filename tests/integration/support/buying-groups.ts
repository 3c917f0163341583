import { buildBuyingGroup } from '#tests/fixtures/build-buying-group.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

const ONE = 'clear-sight-partners';
const SEEN = { 'if-match': '"1"' };

/** A request that would succeed, for each route of buying groups but the delete. */
export const buyingGroupRequests = {
  'GET /api/record-changes': (): InjectOptions => ({
    method: 'GET',
    url: '/api/record-changes',
    query: { filter: JSON.stringify({ resource: 'buying-groups', recordId: ONE }) },
  }),
  'GET /api/buying-groups': (): InjectOptions => ({ method: 'GET', url: '/api/buying-groups' }),
  'GET /api/buying-groups.csv': (): InjectOptions => ({
    method: 'GET',
    url: '/api/buying-groups.csv',
  }),
  'GET /api/buying-groups/:id': (): InjectOptions => ({
    method: 'GET',
    url: `/api/buying-groups/${ONE}`,
  }),
  'POST /api/buying-groups': (): InjectOptions => ({
    method: 'POST',
    url: '/api/buying-groups',
    headers: { 'idempotency-key': randomUUID() },
    payload: buildBuyingGroup(`Group ${randomUUID()}`),
  }),
  'PUT /api/buying-groups/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `/api/buying-groups/${ONE}`,
    headers: SEEN,
    payload: buildBuyingGroup('Clear Sight Partners'),
  }),
  'DELETE /api/buying-groups/:id': (): InjectOptions => ({
    method: 'DELETE',
    url: '/api/buying-groups/none',
    headers: SEEN,
  }),
};
