import { readCharge, readSession } from '#server/money/gateway/stripe/read-payment.ts';
import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

/** As Stripe sends them, with the fields that count. */
const session = (fields: object): Session =>
  ({
    id: 'cs_1',
    amount_total: 500,
    client_reference_id: 'c-1',
    currency: 'usd',
    metadata: {},
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    ...fields,
  }) as unknown as Session;

const intent = (fields: object): Intent =>
  ({
    id: 'pi_1',
    amount: 500,
    amount_received: 0,
    currency: 'usd',
    last_payment_error: null,
    latest_charge: null,
    metadata: { checkoutId: 'c-2', source: 'charge' },
    payment_method: null,
    status: 'processing',
    ...fields,
  }) as unknown as Intent;

const card = (fields: object = {}) => ({
  id: 'pm_1',
  type: 'card',
  customer: null,
  card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 },
  ...fields,
});

const paidIntent = intent({ status: 'succeeded', amount_received: 500 });
const refused = intent({ status: 'requires_payment_method' });

/** What is expected of a session in this state, with this intent. */
const STATES: [string, object, object][] = [
  ['nobody tried', {}, { state: 'open', receivedCents: 0, id: null }],
  ['a refusal on an open page', { payment_intent: refused }, { state: 'open', id: 'pi_1' }],
  ['an expired page', { status: 'expired' }, { state: 'failed', failure: 'expired' }],
  [
    'a paid page, in an event',
    { status: 'complete', payment_status: 'paid', payment_intent: 'pi_9' },
    { state: 'succeeded', receivedCents: 500, id: 'pi_9', method: null },
  ],
  [
    'a paid page',
    { status: 'complete', payment_status: 'paid', payment_intent: paidIntent },
    { state: 'succeeded', receivedCents: 500 },
  ],
  [
    'a debit on its way, in an event',
    { status: 'complete', payment_intent: 'pi_9' },
    { state: 'processing', receivedCents: 0 },
  ],
  [
    'a debit on its way',
    { status: 'complete', payment_intent: intent({}) },
    { state: 'processing', receivedCents: 0 },
  ],
  [
    'a debit that waits for a proof of the account',
    { status: 'complete', payment_intent: intent({ status: 'requires_action' }) },
    { state: 'processing' },
  ],
  ['a refused debit', { status: 'complete', payment_intent: refused }, { state: 'failed' }],
  [
    'a canceled debit',
    { status: 'complete', payment_intent: intent({ status: 'canceled' }) },
    { state: 'failed' },
  ],
  [
    'another amount that came in',
    {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent({ status: 'succeeded', amount_received: 400 }),
    },
    { amountCents: 500, receivedCents: 400 },
  ],
  [
    'our id in the metadata only',
    { client_reference_id: null, metadata: { checkoutId: 'c-3' } },
    { checkoutId: 'c-3' },
  ],
  ['no id of ours', { client_reference_id: null, metadata: null }, { checkoutId: null }],
  ['another currency', { currency: 'eur' }, { currency: 'EUR' }],
];

describe("a page's payment", () => {
  it.each(STATES)('PY-03 is read: %s', (_name, fields, expected) =>
    expect(readSession(session(fields))).toMatchObject({ sessionId: 'cs_1', ...expected }),
  );
});

const error = (fields: object) => ({ last_payment_error: { type: 'card_error', ...fields } });

/** The failure that is read of an intent. */
const FAILURES: [string, object, string | null][] = [
  ['none', {}, null],
  ['the code', error({ code: 'expired_card' }), 'expired_card'],
  [
    'what the bank says instead of the code',
    error({ code: 'card_declined', decline_code: 'insufficient_funds' }),
    'insufficient_funds',
  ],
  [
    'the code when the bank says nothing',
    error({ code: 'card_declined', decline_code: 'generic_decline' }),
    'card_declined',
  ],
  [
    'what the charge says of a debit',
    {
      ...error({ code: 'payment_intent_payment_attempt_failed' }),
      latest_charge: { failure_code: 'account_closed' },
    },
    'account_closed',
  ],
  [
    'a returned debit of which nothing more is known',
    { ...error({ code: 'payment_intent_payment_attempt_failed' }), latest_charge: 'py_1' },
    'debit_returned',
  ],
];

/** The method that is read of an intent. */
const METHODS: [string, object, object | null][] = [
  ['none that is not expanded', { payment_method: 'pm_1' }, null],
  [
    'a card that was used once',
    { payment_method: card() },
    { id: null, kind: 'card', brand: 'visa', last4: '4242', expires: '2031-03' },
  ],
  ['a saved card', { payment_method: card({ customer: 'cus_1' }) }, { id: 'pm_1' }],
  [
    'the one that was refused',
    error({ code: 'card_declined', payment_method: card() }),
    { last4: '4242' },
  ],
  [
    'a bank account',
    {
      payment_method: {
        id: 'pm_2',
        type: 'us_bank_account',
        customer: { id: 'cus_1' },
        us_bank_account: { bank_name: 'BANK', last4: '6789' },
      },
    },
    { id: 'pm_2', kind: 'bankAccount', brand: 'BANK', last4: '6789', expires: null },
  ],
  [
    'a bank account without a name',
    {
      payment_method: {
        type: 'us_bank_account',
        us_bank_account: { bank_name: null, last4: null },
      },
    },
    { brand: '', last4: '' },
  ],
  ['nothing of another kind', { payment_method: { id: 'pm_3', type: 'link' } }, null],
];

describe('a charge', () => {
  it.each([
    ['succeeded', 'succeeded'],
    ['processing', 'processing'],
    ['requires_action', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ])('PY-03 that is %s at Stripe is %s', (status, state) => {
    const read = readCharge(intent({ status }));
    expect(read).toMatchObject({ state, checkoutId: 'c-2', sessionId: null, currency: 'USD' });
  });

  it.each(FAILURES)('PY-03 tells of a failure: %s', (_name, fields, failure) =>
    expect(readCharge(intent(fields)).failure).toBe(failure),
  );

  it.each(METHODS)('PY-03 tells of its method: %s', (_name, fields, method) =>
    expect(readCharge(intent(fields))).toMatchObject({ method }),
  );
});
