import type { InjectOptions } from 'fastify';

const URL = '/api/shipping-methods';

/** A request for each route of the shipping methods. */
export const shippingMethodRequests = {
  'GET /api/shipping-methods': (): InjectOptions => ({ method: 'GET', url: URL }),
  'GET /api/shipping-methods.csv': (): InjectOptions => ({ method: 'GET', url: `${URL}.csv` }),
  'GET /api/shipping-methods/:id': (): InjectOptions => ({ method: 'GET', url: `${URL}/none` }),
  'PUT /api/shipping-methods/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `${URL}/none`,
    headers: { 'if-match': '"1"' },
    payload: { priceCents: 100, freeAboveLimit: true },
  }),
};
