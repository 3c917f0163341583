import { buildCustomerInput, buildShipToAddressInput } from '#tests/fixtures/build-customer.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

/** An account that nobody belongs to, and an additional account with its main one. */
const ONE = '100500';
const ADDITIONAL = { number: '100201', main: '100200' };
const SEEN = { 'if-match': '"1"' };

/** A request that would succeed, for each route of accounts. The move changes nothing. */
export const customerRequests = {
  'GET /api/customers': (): InjectOptions => ({ method: 'GET', url: '/api/customers' }),
  'GET /api/customers.csv': (): InjectOptions => ({ method: 'GET', url: '/api/customers.csv' }),
  'GET /api/customers/:id': (): InjectOptions => ({ method: 'GET', url: `/api/customers/${ONE}` }),
  'POST /api/customers': (): InjectOptions => ({
    method: 'POST',
    url: '/api/customers',
    headers: { 'idempotency-key': randomUUID() },
    payload: buildCustomerInput(),
  }),
  'PUT /api/customers/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `/api/customers/${ONE}`,
    headers: SEEN,
    payload: buildCustomerInput(),
  }),
  'POST /api/customers/:id/move': (): InjectOptions => ({
    method: 'POST',
    url: `/api/customers/${ADDITIONAL.number}/move`,
    headers: SEEN,
    payload: { parentAccountNumber: ADDITIONAL.main, reason: 'The same practice' },
  }),
  'GET /api/customers/:id/export': (): InjectOptions => ({
    method: 'GET',
    url: `/api/customers/${ONE}/export`,
  }),
  'GET /api/customers/:id/merge': (): InjectOptions => ({
    method: 'GET',
    url: `/api/customers/${ADDITIONAL.number}/merge`,
    query: { into: ADDITIONAL.main },
  }),
  'POST /api/customers/:id/merge': (): InjectOptions => ({
    method: 'POST',
    url: `/api/customers/${ADDITIONAL.number}/merge`,
    headers: { 'if-match': '"900"' },
    payload: { into: ADDITIONAL.main, intoVersion: 900, reason: 'The same practice' },
  }),
  'GET /api/order-messages': (): InjectOptions => ({
    method: 'GET',
    url: '/api/order-messages',
    query: { filter: JSON.stringify({ accountNumber: ONE }) },
  }),
  'GET /api/ship-to-addresses': (): InjectOptions => ({
    method: 'GET',
    url: '/api/ship-to-addresses',
  }),
  'GET /api/ship-to-addresses.csv': (): InjectOptions => ({
    method: 'GET',
    url: '/api/ship-to-addresses.csv',
  }),
  'GET /api/ship-to-addresses/:id': (): InjectOptions => ({
    method: 'GET',
    url: '/api/ship-to-addresses/none',
  }),
  'POST /api/ship-to-addresses': (): InjectOptions => ({
    method: 'POST',
    url: '/api/ship-to-addresses',
    headers: { 'idempotency-key': randomUUID() },
    payload: buildShipToAddressInput(),
  }),
  'PUT /api/ship-to-addresses/:id': (): InjectOptions => ({
    method: 'PUT',
    url: '/api/ship-to-addresses/none',
    headers: SEEN,
    payload: buildShipToAddressInput(),
  }),
  'DELETE /api/ship-to-addresses/:id': (): InjectOptions => ({
    method: 'DELETE',
    url: '/api/ship-to-addresses/none',
    headers: SEEN,
  }),
};
