import { find } from '../objects/find.ts';
import { detach } from '../objects/methods.ts';
import { page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Routes } from './call.ts';
import { savedMethods } from './customers.ts';
import { attachMethod } from './shared-methods.ts';

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
