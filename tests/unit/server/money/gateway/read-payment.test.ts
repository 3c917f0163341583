import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readCharge, readSession } from '#server/money/gateway/stripe/read-payment.ts';

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

const complete = (payment: unknown) => ({ status: 'complete', payment_intent: payment });
const paid = (payment: unknown) => ({ ...complete(payment), payment_status: 'paid' });
const partly = intent({ status: 'succeeded', amount_received: 400 });
const nameless = { client_reference_id: null };
const OUR_ID = { checkoutId: 'c-3' };
const SUCCEEDED = { state: 'succeeded', receivedCents: 500 };
const PROCESSING = { state: 'processing' };
const refused = intent({ status: 'requires_payment_method' });

/** What is expected of a session in this state, with this intent. */
const STATES: [string, object, object][] = [
  ['nobody tried', {}, { state: 'open', receivedCents: 0, id: null }],
  ['a refusal on an open page', { payment_intent: refused }, { state: 'open', id: 'pi_1' }],
  ['an expired page', { status: 'expired' }, { state: 'failed', failure: 'expired' }],
  ['a paid page, in an event', paid('pi_9'), { ...SUCCEEDED, id: 'pi_9', method: null }],
  ['a paid page', paid(intent({ status: 'succeeded', amount_received: 500 })), SUCCEEDED],
  ['a debit on its way, in an event', complete('pi_9'), { ...PROCESSING, receivedCents: 0 }],
  ['a debit on its way', complete(intent({})), { ...PROCESSING, receivedCents: 0 }],
  ['a debit to be proven', complete(intent({ status: 'requires_action' })), PROCESSING],
  ['a refused debit', complete(refused), { state: 'failed' }],
  ['a canceled debit', complete(intent({ status: 'canceled' })), { state: 'failed' }],
  ['another amount that came in', paid(partly), { amountCents: 500, receivedCents: 400 }],
  ['our id in the metadata only', { ...nameless, metadata: OUR_ID }, OUR_ID],
  ['no id of ours', { ...nameless, metadata: null }, { checkoutId: null }],
  ['another currency', { currency: 'eur' }, { currency: 'EUR' }],
];

it.each(STATES)("PY-03 a page's payment: is read: %s", (_name, fields, expected) =>
  expect(readSession(session(fields))).toMatchObject({ sessionId: 'cs_1', ...expected }),
);

const error = (fields: object) => ({ last_payment_error: { type: 'card_error', ...fields } });

const declined = (reason: string) => error({ code: 'card_declined', decline_code: reason });
const returned = (charge: unknown) => ({
  ...error({ code: 'payment_intent_payment_attempt_failed' }),
  latest_charge: charge,
});

/** The failure that is read of an intent. */
const FAILURES: [string, object, string | null][] = [
  ['none', {}, null],
  ['the code', error({ code: 'expired_card' }), 'expired_card'],
  ['what the bank says instead of the code', declined('insufficient_funds'), 'insufficient_funds'],
  ['the code when the bank says nothing', declined('generic_decline'), 'card_declined'],
  [
    'what the charge says of a debit',
    returned({ failure_code: 'account_closed' }),
    'account_closed',
  ],
  ['a returned debit of which nothing more is known', returned('py_1'), 'debit_returned'],
];

const CARD = { kind: 'card', brand: 'visa', last4: '4242', expires: '2031-03' };
const ACCOUNT = { id: 'pm_2', kind: 'bankAccount', brand: 'BANK', last4: '6789', expires: null };
const account = (us_bank_account: object) => {
  const customer = { id: 'cus_1' };
  return { payment_method: { id: 'pm_2', type: 'us_bank_account', customer, us_bank_account } };
};

/** The method that is read of an intent. */
const METHODS: [string, object, object | null][] = [
  ['none that is not expanded', { payment_method: 'pm_1' }, null],
  ['a card that was used once', { payment_method: card() }, { ...CARD, id: null }],
  ['a saved card', { payment_method: card({ customer: 'cus_1' }) }, { id: 'pm_1' }],
  ['the one that was refused', error({ payment_method: card() }), { last4: '4242' }],
  ['a bank account', account({ bank_name: 'BANK', last4: '6789' }), ACCOUNT],
  ['one without a name', account({ bank_name: null, last4: null }), { brand: '', last4: '' }],
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
