import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

const SEEN = { 'if-match': '"1"' };

/** An agreed price of account 100200, valid from long ago on. */
export function priceInput(changes: Record<string, unknown> = {}) {
  return {
    lensId: 'gp-sphere',
    part: 'lens',
    accountNumber: '100200',
    buyingGroupId: null,
    minQuantity: 1,
    priceCents: 5_000,
    validFrom: '2020-01-01',
    validUntil: null,
    note: '',
    ...changes,
  };
}

let day = 0;
/** Returns another day with each call, because one party has one price for a part, a quantity and a first day. */
function anotherDay(): string {
  day += 1;
  return new Date(Date.UTC(2001, 0, day)).toISOString().slice(0, 10);
}

/** A request that is right in itself, for each route of agreed prices. */
export const priceRequests = {
  'GET /api/prices': (): InjectOptions => ({ method: 'GET', url: '/api/prices' }),
  'GET /api/prices.csv': (): InjectOptions => ({ method: 'GET', url: '/api/prices.csv' }),
  'GET /api/prices/:id': (): InjectOptions => ({ method: 'GET', url: '/api/prices/none' }),
  'POST /api/prices': (): InjectOptions => ({
    method: 'POST',
    url: '/api/prices',
    headers: { 'idempotency-key': randomUUID() },
    payload: priceInput({ validFrom: anotherDay() }),
  }),
  'PUT /api/prices/:id': (): InjectOptions => ({
    method: 'PUT',
    url: '/api/prices/none',
    headers: SEEN,
    payload: priceInput(),
  }),
  'DELETE /api/prices/:id': (): InjectOptions => ({
    method: 'DELETE',
    url: '/api/prices/none',
    headers: SEEN,
  }),
  'POST /api/prices/dry-run': (): InjectOptions => ({
    method: 'POST',
    url: '/api/prices/dry-run',
    payload: { id: null, price: priceInput() },
  }),
};
