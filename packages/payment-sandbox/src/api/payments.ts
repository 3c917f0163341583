import { chargeSaved } from '../money/pay.ts';
import { find } from '../objects/find.ts';
import { createIntent } from '../objects/intents.ts';
import type { Intent } from '../state/records.ts';
import { ApiError } from '../wire/api-error.ts';
import { page } from '../wire/list.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Routes } from './call.ts';
import { isCreatedIn } from './created.ts';
import { methodTypes } from './method-types.ts';

const ASKED = {
  amount: 'text',
  currency: 'text',
  customer: 'text',
  payment_method: 'text',
  allowed_payment_method_types: ['text'],
  description: 'text',
  metadata: 'metadata',
  confirm: 'text',
  off_session: 'text',
} as const;

/** A charge of a saved method, confirmed at once: the only intent that is made without a page. */
function create({ sandbox, params }: Call): Intent {
  if (params.text('confirm') !== 'true' || params.text('off_session') !== 'true') {
    throw new ApiError(400, 'The sandbox makes intents of saved methods only.', {
      param: 'off_session',
    });
  }
  const customer = find(sandbox, 'customer', params.text('customer'), 'customer');
  const method = find(sandbox, 'method', params.text('payment_method'), 'payment_method');
  if (method.customer !== customer.id) {
    throw new ApiError(400, 'The payment method does not belong to the customer.', {
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    });
  }
  if (!methodTypes(params).includes(method.type)) {
    throw new ApiError(400, `The payment does not allow a method of type ${method.type}.`, {
      param: 'payment_method',
    });
  }
  const amount = params.integer('amount');
  if (amount < 50) {
    throw new ApiError(400, 'Amount must be at least 50 cents', { code: 'amount_too_small' });
  }
  const asked = {
    amount,
    currency: params.text('currency'),
    customer: customer.id,
    description: params.optional('description'),
    metadata: params.metadata(),
  };
  const intent = chargeSaved(sandbox, createIntent(sandbox, asked), method);
  const error = intent.last_payment_error;
  if (!error) return intent;
  const { type, code, decline_code, message } = error;
  throw new ApiError(402, message, { type, code, decline_code, payment_intent: intent });
}

export const PAYMENT_ROUTES: Routes = {
  'POST /v1/payment_intents': { takes: ASKED, answer: create },
  'GET /v1/payment_intents': {
    takes: { customer: 'text', created: { gte: 'text' }, ...LIST_SHAPE },
    answer: ({ sandbox, params, path }) => {
      const customer = params.optional('customer');
      const all = sandbox.store.list('intent').filter(isCreatedIn(params));
      return page(customer ? all.filter((one) => one.customer === customer) : all, params, path);
    },
  },
  'GET /v1/payment_intents/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'intent', id, 'intent'),
  },
  'GET /v1/charges/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'charge', id),
  },
};
