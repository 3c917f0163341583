import { asks, creates, deletes, edits, reads } from './kinds-of-requests.ts';

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
  'GET /api/prices': reads('/api/prices'),
  'GET /api/prices.csv': reads('/api/prices.csv'),
  'GET /api/prices/:id': reads('/api/prices/none'),
  'POST /api/prices': creates('/api/prices', () => priceInput({ validFrom: anotherDay() })),
  'PUT /api/prices/:id': edits('/api/prices/none', priceInput),
  'DELETE /api/prices/:id': deletes('/api/prices/none'),
  'POST /api/prices/dry-run': asks('/api/prices/dry-run', () => ({
    id: null,
    price: priceInput(),
  })),
};
