import { emit } from '../objects/events.ts';
import { find } from '../objects/find.ts';
import { createSession, expireSession, type AskedSession } from '../objects/sessions.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { newId } from '../state/ids.ts';
import type { MethodType, Session, SetupIntent } from '../state/records.ts';
import { ApiError } from '../wire/api-error.ts';
import { LIST_PARAMS, page } from '../wire/list.ts';
import type { Params } from '../wire/params.ts';
import type { Call, Routes } from './call.ts';

const COMMON = [
  'mode',
  'ui_mode',
  'customer',
  'allowed_payment_method_types',
  'payment_method_options',
  'success_url',
  'cancel_url',
  'locale',
  'client_reference_id',
  'metadata',
  'expires_at',
  'expand',
];
const OF_PAYMENT = ['line_items', 'payment_intent_data'];
const OF_SETUP = ['currency', 'setup_intent_data'];

/** Stripe takes no less. */
const LEAST = 50;
const MOST = 99_999_999;

function create({ sandbox, params }: Call): Session {
  const mode = oneOf(params, 'mode', ['payment', 'setup'] as const);
  params.known([...COMMON, ...(mode === 'payment' ? OF_PAYMENT : OF_SETUP)]);
  const customer = params.optional('customer');
  if (customer !== null) find(sandbox, 'customer', customer, 'customer');
  const asked: AskedSession = {
    mode,
    amount_total: null,
    currency: null,
    customer,
    client_reference_id: params.optional('client_reference_id'),
    metadata: params.metadata(),
    payment_method_types: methodTypes(params),
    success_url: address(params, 'success_url'),
    cancel_url: address(params, 'cancel_url'),
    locale: oneOf(params, 'locale', ['en', 'es'] as const),
    expires_at: params.optional('expires_at') === null ? null : params.integer('expires_at'),
    setup_intent: null,
  };
  return mode === 'payment' ? ofPayment(sandbox, params, asked) : ofSetup(sandbox, params, asked);
}

function ofPayment(sandbox: Sandbox, params: Params, asked: AskedSession): Session {
  const line = params.below('line_items').below('0');
  const price = line.below('price_data').known(['currency', 'unit_amount', 'product_data']);
  const data = params.below('payment_intent_data');
  data.known(['description', 'metadata', 'setup_future_usage']);
  const plan = {
    description: price.below('product_data').text('name'),
    intentMetadata: data.metadata(),
    savesMethod: data.optional('setup_future_usage') === 'off_session',
  };
  const amount = price.integer('unit_amount') * line.integer('quantity');
  if (amount < LEAST || amount > MOST) {
    const code = amount < LEAST ? 'amount_too_small' : 'amount_too_large';
    throw new ApiError(400, 'The amount is out of what can be charged.', { code });
  }
  const money = { amount_total: amount, currency: price.text('currency') };
  return createSession(sandbox, { ...asked, ...money }, plan);
}

function ofSetup(sandbox: Sandbox, params: Params, asked: AskedSession): Session {
  if (asked.customer === null) {
    throw new ApiError(400, 'A method is saved for a customer.', { param: 'customer' });
  }
  const setup: SetupIntent = {
    id: newId('seti'),
    object: 'setup_intent',
    created: seconds(sandbox),
    livemode: false,
    customer: asked.customer,
    last_setup_error: null,
    metadata: params.below('setup_intent_data').metadata(),
    payment_method: null,
    payment_method_types: asked.payment_method_types,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  sandbox.store.put('setup', setup);
  emit(sandbox, 'setup_intent.created', setup);
  const plan = { description: '', intentMetadata: {}, savesMethod: true };
  return createSession(sandbox, { ...asked, setup_intent: setup.id }, plan);
}

function methodTypes(params: Params): MethodType[] {
  const name = 'allowed_payment_method_types';
  const types = params.texts(name);
  if (types.length === 0) return ['card', 'us_bank_account'];
  return types.map((type) => {
    if (type === 'card' || type === 'us_bank_account') return type;
    throw new ApiError(400, `Invalid ${name}: ${type}`, { param: name });
  });
}

function oneOf<T extends string>(params: Params, name: string, choices: readonly T[]): T {
  const text = params.text(name);
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  const message = `Invalid ${name}: must be one of ${choices.join(', ')}`;
  throw new ApiError(400, message, { param: name });
}

function address(params: Params, name: string): string {
  const text = params.text(name);
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param: name });
}

const FILTERS = ['payment_intent', 'customer', 'status'] as const;

export const SESSION_ROUTES: Routes = {
  'POST /v1/checkout/sessions': create,
  'GET /v1/checkout/sessions': ({ sandbox, params, path }) => {
    params.known([...FILTERS, ...LIST_PARAMS]);
    const wanted = FILTERS.map((name) => [name, params.optional(name)] as const);
    const found = sandbox.store
      .list('session')
      .filter((session) => wanted.every(([name, is]) => is === null || session[name] === is));
    return page(found, params, path);
  },
  'GET /v1/checkout/sessions/:id': ({ sandbox, id }) => find(sandbox, 'session', id),
  'POST /v1/checkout/sessions/:id/expire': ({ sandbox, id }) => expireSession(sandbox, id),
};
