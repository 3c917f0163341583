import { find } from '../objects/find.ts';
import { detach } from '../objects/methods.ts';
import { LIST_PARAMS, page } from '../wire/list.ts';
import type { Routes } from './call.ts';
import { savedMethods } from './customers.ts';
import { attachMethod } from './shared-methods.ts';

export const METHOD_ROUTES: Routes = {
  'GET /v1/payment_methods': ({ sandbox, params, path }) => {
    params.known(['customer', 'type', ...LIST_PARAMS]);
    const customer = find(sandbox, 'customer', params.text('customer'), 'customer').id;
    const type = params.optional('type');
    return page(savedMethods({ sandbox, customer, type }), params, path);
  },
  'GET /v1/payment_methods/:id': ({ sandbox, id }) => find(sandbox, 'method', id),
  'POST /v1/payment_methods/:id/attach': attachMethod,
  'POST /v1/payment_methods/:id/detach': ({ sandbox, id, params }) => {
    params.known(['expand']);
    return detach(sandbox, find(sandbox, 'method', id, 'payment_method'));
  },
  'GET /v1/setup_intents/:id': ({ sandbox, id }) => find(sandbox, 'setup', id),
};
