import { find } from '../objects/find.ts';
import { newId } from '../state/ids.ts';
import type { Customer } from '../state/records.ts';
import { seconds } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { limitOf, page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Routes } from './call.ts';

/** The one search that is understood: `metadata['name']:'value'`. */
const SEARCH = /^metadata\['([^']+)'\]:'((?:[^'\\]|\\.)*)'$/;

function create({ sandbox, params }: Call): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: seconds(sandbox),
    livemode: false,
    name: params.optional('name'),
    email: params.optional('email'),
    metadata: params.metadata(),
  };
  sandbox.store.put('customer', customer);
  return customer;
}

function search({ sandbox, params, path }: Call): unknown {
  const [, name = '', value = ''] = SEARCH.exec(params.text('query')) ?? [];
  if (name === '') throw new ApiError(400, 'The search is not understood.', { param: 'query' });
  const wanted = value.replaceAll(/\\(.)/g, '$1');
  const found = sandbox.store.list('customer').filter(({ metadata }) => metadata[name] === wanted);
  const from = params.optional('page') === null ? 0 : params.integer('page');
  const limit = limitOf(params);
  const hasMore = found.length > from + limit;
  return {
    object: 'search_result',
    data: found.slice(from, from + limit),
    has_more: hasMore,
    next_page: hasMore ? String(from + limit) : null,
    url: path,
  };
}

function methods({ sandbox, id, params, path }: Call): unknown {
  const customer = find(sandbox, 'customer', id, 'customer');
  return page(
    savedMethods({ sandbox, customer: customer.id, type: params.optional('type') }),
    params,
    path,
  );
}

export function savedMethods({
  sandbox,
  customer,
  type,
}: Pick<Call, 'sandbox'> & { customer: string; type: string | null }) {
  return sandbox.store
    .list('method')
    .filter((method) => method.customer === customer && (type === null || method.type === type));
}

export const CUSTOMER_ROUTES: Routes = {
  'POST /v1/customers': {
    takes: { name: 'text', email: 'text', metadata: 'metadata' },
    answer: create,
  },
  'GET /v1/customers/search': {
    takes: { query: 'text', limit: 'text', page: 'text' },
    answer: search,
  },
  'GET /v1/customers/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'customer', id),
  },
  'GET /v1/customers/:id/payment_methods': {
    takes: { type: 'text', ...LIST_SHAPE },
    answer: methods,
  },
};
