import { emit } from '../objects/events.ts';
import { find } from '../objects/find.ts';
import { createSession, expireSession, type AskedSession } from '../objects/sessions.ts';
import { newId } from '../state/ids.ts';
import type { Session, SetupIntent } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { page } from '../wire/list.ts';
import type { Params } from '../wire/params.ts';
import { LIST_SHAPE } from '../wire/shape.ts';
import type { Call, Routes } from './call.ts';
import { LINE_ITEMS, readLines } from './line-items.ts';
import { methodTypes } from './method-types.ts';

const OF_PAYMENT = {
  line_items: LINE_ITEMS,
  payment_intent_data: { description: 'text', metadata: 'metadata', setup_future_usage: 'text' },
} as const;
const OF_SETUP = { currency: 'text', setup_intent_data: { metadata: 'metadata' } } as const;

const ASKED = {
  mode: 'text',
  ui_mode: 'text',
  customer: 'text',
  allowed_payment_method_types: ['text'],
  payment_method_options: { us_bank_account: { verification_method: 'text' } },
  success_url: 'text',
  cancel_url: 'text',
  locale: 'text',
  client_reference_id: 'text',
  metadata: 'metadata',
  expires_at: 'text',
  ...OF_PAYMENT,
  ...OF_SETUP,
} as const;

function create({ sandbox, params }: Call): Session {
  const mode = oneOf(params, 'mode', ['payment', 'setup'] as const);
  refuseNames(params, Object.keys(mode === 'payment' ? OF_SETUP : OF_PAYMENT));
  if (params.optional('ui_mode') !== null) oneOf(params, 'ui_mode', ['hosted_page']);
  const bank = params.below('payment_method_options').below('us_bank_account');
  // What a bank account is checked by here: the other ways take days.
  if (bank.optional('verification_method') !== null)
    oneOf(bank, 'verification_method', ['automatic', 'instant']);
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

/** What belongs to the other mode. */
function refuseNames(params: Params, names: readonly string[]): void {
  const param = names.find((name) => params.values[name] !== undefined);
  if (param === undefined) return;
  const message = `You can not pass \`${param}\` in \`${params.text('mode')}\` mode.`;
  throw new ApiError(400, message, { param });
}

function ofPayment(sandbox: Sandbox, params: Params, asked: AskedSession): Session {
  const { amount, currency, description } = readLines(params);
  const data = params.below('payment_intent_data');
  const saves = data.optional('setup_future_usage') !== null;
  if (saves) oneOf(data, 'setup_future_usage', ['off_session']);
  const plan = {
    description,
    intentDescription: data.optional('description'),
    intentMetadata: data.metadata(),
    savesMethod: saves,
  };
  return createSession(sandbox, { ...asked, amount_total: amount, currency }, plan);
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

function oneOf<T extends string>(params: Params, name: string, choices: readonly T[]): T {
  const text = params.text(name);
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  const message = `Invalid ${name}: must be one of ${choices.join(', ')}`;
  throw new ApiError(400, message, { param: params.nameOf(name) });
}

function address(params: Params, name: string): string {
  const text = params.text(name);
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param: name });
}

const FILTERS = ['payment_intent', 'customer', 'status'] as const;

export const SESSION_ROUTES: Routes = {
  'POST /v1/checkout/sessions': { takes: ASKED, answer: create },
  'GET /v1/checkout/sessions': {
    takes: { payment_intent: 'text', customer: 'text', status: 'text', ...LIST_SHAPE },
    answer: ({ sandbox, params, path }) => {
      const wanted = FILTERS.map((name) => [name, params.optional(name)] as const);
      const found = sandbox.store
        .list('session')
        .filter((session) => wanted.every(([name, is]) => is === null || session[name] === is));
      return page(found, params, path);
    },
  },
  'GET /v1/checkout/sessions/:id': {
    takes: {},
    answer: ({ sandbox, id }) => find(sandbox, 'session', id),
  },
  'POST /v1/checkout/sessions/:id/expire': {
    takes: {},
    answer: ({ sandbox, id }) => expireSession(sandbox, id),
  },
};
