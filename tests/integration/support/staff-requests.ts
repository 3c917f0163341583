import { creates, deletes, edits, reads, steps, asks } from './kinds-of-requests.ts';
import { randomUUID } from 'node:crypto';
import { buildBuyingGroup } from '#tests/fixtures/build-buying-group.ts';
import { buildCustomerInput, buildShipToAddressInput } from '#tests/fixtures/build-customer.ts';
import type { InjectOptions } from 'fastify';
import { question } from './consultant-model.ts';
import { guideRequests } from './guide.ts';
import { consultantRequests } from './consultant.ts';
import { shippingMethodRequests } from './shipping-methods.ts';

const REASONS = '/api/reject-reasons';
const payload = () => ({ name: `Name ${randomUUID().slice(0, 8)}`, reason: 'Text', offered: true });

/** A request for each route of the preset reasons; those for one of them name one that does not exist. */
const rejectReasonRequests = {
  'GET /api/reject-reasons': reads(REASONS),
  'GET /api/reject-reasons.csv': reads(`${REASONS}.csv`),
  'GET /api/reject-reasons/:id': reads(`${REASONS}/none`),
  'POST /api/reject-reasons': creates(REASONS, payload),
  'PUT /api/reject-reasons/:id': edits(`${REASONS}/none`, payload),
  'DELETE /api/reject-reasons/:id': deletes(`${REASONS}/none`),
};

const GROUP = 'clear-sight-partners';

/** A request that would succeed, for each route of buying groups but the delete. */
const buyingGroupRequests = {
  'GET /api/record-changes': reads('/api/record-changes', {
    filter: JSON.stringify({ resource: 'buying-groups', recordId: GROUP }),
  }),
  'GET /api/buying-groups': reads('/api/buying-groups'),
  'GET /api/buying-groups.csv': reads('/api/buying-groups.csv'),
  'GET /api/buying-groups/:id': reads(`/api/buying-groups/${GROUP}`),
  'POST /api/buying-groups': creates('/api/buying-groups', () =>
    buildBuyingGroup(`Group ${randomUUID()}`),
  ),
  'PUT /api/buying-groups/:id': edits(`/api/buying-groups/${GROUP}`, () =>
    buildBuyingGroup('Clear Sight Partners'),
  ),
  'DELETE /api/buying-groups/:id': deletes('/api/buying-groups/none'),
};

/** An account that nobody belongs to, and an additional account with its main one. */
const ONE = '100500';
const ADDITIONAL = { number: '100201', main: '100200' };

/** A request that would succeed, for each route of accounts. The move changes nothing. */
const customerRequests = {
  'GET /api/customers': reads('/api/customers'),
  'GET /api/customers.csv': reads('/api/customers.csv'),
  'GET /api/customers/:id': reads(`/api/customers/${ONE}`),
  'POST /api/customers': creates('/api/customers', buildCustomerInput),
  'PUT /api/customers/:id': edits(`/api/customers/${ONE}`, buildCustomerInput),
  'POST /api/customers/:id/move': steps(`/api/customers/${ADDITIONAL.number}/move`, {
    parentAccountNumber: ADDITIONAL.main,
    reason: 'The same practice',
  }),
  'GET /api/customers/:id/export': reads(`/api/customers/${ONE}/export`),
  'GET /api/customers/:id/merge': reads(`/api/customers/${ADDITIONAL.number}/merge`, {
    into: ADDITIONAL.main,
  }),
  'POST /api/customers/:id/merge': (): InjectOptions => ({
    method: 'POST',
    url: `/api/customers/${ADDITIONAL.number}/merge`,
    headers: { 'if-match': '"900"' },
    payload: { into: ADDITIONAL.main, intoVersion: 900, reason: 'The same practice' },
  }),
  'GET /api/order-messages': reads('/api/order-messages', {
    filter: JSON.stringify({ accountNumber: ONE }),
  }),
  'GET /api/ship-to-addresses': reads('/api/ship-to-addresses'),
  'GET /api/ship-to-addresses.csv': reads('/api/ship-to-addresses.csv'),
  'GET /api/ship-to-addresses/:id': reads('/api/ship-to-addresses/none'),
  'POST /api/ship-to-addresses': creates('/api/ship-to-addresses', buildShipToAddressInput),
  'PUT /api/ship-to-addresses/:id': edits('/api/ship-to-addresses/none', buildShipToAddressInput),
  'DELETE /api/ship-to-addresses/:id': deletes('/api/ship-to-addresses/none'),
};

/** A request for each route that is about nobody: the portal itself, and what the consultant speaks of. */
const openRequests = {
  'GET /api/health': reads('/api/health'),
  'GET /api/health/live': reads('/api/health/live'),
  'GET /api/openapi.json': reads('/api/openapi.json'),
  'GET /api/consultant/settings': reads('/api/consultant/settings'),
  'POST /api/consultant/answer': asks('/api/consultant/answer', question),
  'GET /api/consultant/lenses': reads('/api/consultant/lenses'),
  ...guideRequests,
};

/** Requests of routes that only staff use, those of visitors that they read, and those that are about nobody. */
export const staffRequests = {
  ...openRequests,
  ...rejectReasonRequests,
  ...buyingGroupRequests,
  ...customerRequests,
  ...shippingMethodRequests,
  ...consultantRequests,
};
