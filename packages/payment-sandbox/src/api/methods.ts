import type { Behavior } from '../money/test-numbers.ts';
import { find } from '../objects/find.ts';
import { attach, createMethod, detach } from '../objects/methods.ts';
import type { Method } from '../state/records.ts';
import { page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Routes } from './call.ts';
import { savedMethods } from './customers.ts';

/** Stripe's names of test cards that can be saved without the page: behavior and last digits. */
const SHARED: Readonly<Record<string, [behavior: Behavior, last4: string]>> = {
  pm_card_visa: ['paid', '4242'],
  pm_card_chargeCustomerFail: ['declinedLater', '0341'],
  pm_card_authenticationRequired: ['stepAlways', '3184'],
  pm_card_createDispute: ['disputed', '0259'],
};

export const METHOD_ROUTES: Routes = {
  'GET /v1/payment_methods': {
    takes: { customer: 'text', type: 'text', ...LIST_SHAPE },
    answer: ({ sandbox, params, path }) => {
      const customer = find(sandbox, 'customer', params.text('customer'), 'customer').id;
      const type = params.optional('type');
      return page(savedMethods({ sandbox, customer, type }), params, path);
    },
  },
  'GET /v1/payment_methods/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'method', id),
  },
  'POST /v1/payment_methods/:id/attach': { takes: { customer: 'text' }, answer: attachMethod },
  'POST /v1/payment_methods/:id/detach': {
    takes: {},
    answer: ({ sandbox, id }) => detach(sandbox, find(sandbox, 'method', id, 'payment_method')),
  },
  'GET /v1/setup_intents/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'setup', id),
  },
};

/** Saves a test card, of which each customer gets a copy, or a method that exists. */
function attachMethod({ sandbox, id, params }: Call): Method {
  const customer = find(sandbox, 'customer', params.text('customer'), 'customer');
  const shared = SHARED[id];
  if (!shared) return attach(sandbox, find(sandbox, 'method', id), customer.id);
  const [behavior, last4] = shared;
  const exp_year = new Date(sandbox.now()).getUTCFullYear() + 1;
  const card = { brand: 'visa', last4, exp_month: 12, exp_year };
  return attach(sandbox, createMethod(sandbox, { name: '', behavior, card }), customer.id);
}
