import { edits, reads } from './kinds-of-requests.ts';

const URL = '/api/shipping-methods';

/** A request for each route of the shipping methods. */
export const shippingMethodRequests = {
  'GET /api/shipping-methods': reads(URL),
  'GET /api/shipping-methods.csv': reads(`${URL}.csv`),
  'GET /api/shipping-methods/:id': reads(`${URL}/none`),
  'PUT /api/shipping-methods/:id': edits(`${URL}/none`, { priceCents: 100, freeAboveLimit: true }),
};
