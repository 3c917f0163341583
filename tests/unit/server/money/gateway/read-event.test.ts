import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#server/money/gateway/port.ts';
import { asGatewayError } from '#server/money/gateway/stripe/gateway-error.ts';
import { readEvent } from '#server/money/gateway/stripe/read-event.ts';

const { errors } = Stripe;
const BUSY = 'unavailable';

/** What Stripe's message may quote. */
const message = 'Pat Practice, card 4000000000000002, sk_test_secret';

const facts = { message, requestId: 'req_1', statusCode: 400 } as const;

const CARD = { ...facts, type: 'card_error' } as const;
const REQUEST = { ...facts, type: 'invalid_request_error' } as const;
const KEY = { ...facts, type: 'idempotency_error' } as const;
const RATE = { ...facts, type: 'rate_limit_error' } as const;
const API = { ...facts, type: 'api_error' } as const;
const BANK = { ...CARD, code: 'card_declined', decline_code: 'insufficient_funds' };

const ERRORS: [string, unknown, string][] = [
  ['a wrong request', new errors.StripeInvalidRequestError(REQUEST), 'refused'],
  ['a key that was used for something else', new errors.StripeIdempotencyError(KEY), 'refused'],
  ['one not answered yet', new errors.StripeIdempotencyError({ ...KEY, statusCode: 409 }), BUSY],
  ['a wrong key', new errors.StripeAuthenticationError(REQUEST), 'refused'],
  ['a key that may not', new errors.StripePermissionError(REQUEST), 'refused'],
  ['too many requests', new errors.StripeRateLimitError(RATE), BUSY],
  ['an error of Stripe', new errors.StripeAPIError(API), BUSY],
  ['no connection', new errors.StripeConnectionError(API), BUSY],
  ['an error that is not of Stripe', new TypeError(message), BUSY],
  ['something thrown', message, BUSY],
];

/** The error as it is read, which must quote nothing. */
function readQuietly(error: unknown) {
  const read = asGatewayError(error);
  expect(JSON.stringify(read) + read.message + String(read.cause)).not.toMatch(/Pat|4000|sk_test/);
  return read;
}

describe('an error of the gateway', () => {
  it.each(ERRORS)('SE-10 of %s quotes nothing', (_name, error, code) =>
    expect(readQuietly(error)).toMatchObject({ name: 'GatewayError', code, decline: null }),
  );

  it('SE-10 of a refused card quotes nothing but the reason, of the bank where it has one', () => {
    const expired = new errors.StripeCardError({ ...CARD, code: 'expired_card' });
    expect(readQuietly(expired)).toMatchObject({ code: 'declined', decline: 'expired_card' });
    const ofBank = new errors.StripeCardError(BANK);
    expect(readQuietly(ofBank)).toMatchObject({ code: 'declined', decline: BANK.decline_code });
  });

  it('PY-03 names what Stripe can find it by', () => {
    const missing = { ...REQUEST, code: 'resource_missing', param: 'customer' };
    expect(asGatewayError(new errors.StripeInvalidRequestError(missing)).message).toBe(
      'StripeInvalidRequestError, code resource_missing, param customer, status 400, request req_1',
    );
  });

  it('PY-03 stays what it is', () => {
    const error = new GatewayError('refused', 'No.');
    expect(asGatewayError(error)).toBe(error);
  });
});

const SESSION = {
  id: 'cs_1',
  mode: 'payment',
  status: 'complete',
  payment_status: 'unpaid',
  payment_intent: 'pi_1',
  amount_total: 500,
  currency: 'usd',
  client_reference_id: 'c-1',
};

const INTENT = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 500,
  amount_received: 500,
  currency: 'usd',
  metadata: { checkoutId: 'c-1', source: 'charge' },
  last_payment_error: null,
  latest_charge: 'ch_1',
  payment_method: 'pm_1',
};

const OF_PAGE = { ...INTENT, metadata: { checkoutId: 'c-1', source: 'page' } };

const REFUND = {
  id: 're_1',
  payment_intent: 'pi_1',
  amount: 100,
  status: 'pending',
  metadata: { key: 'k-1' },
};

const DISPUTE = {
  id: 'du_1',
  payment_intent: 'pi_1',
  amount: 500,
  reason: 'fraudulent',
  status: 'needs_response',
};

const FRAUD = DISPUTE.reason;
const disputed = (status: string) => ({ ...DISPUTE, status });
const PAID = { ...SESSION, payment_status: 'paid' };
const SUCCEEDED = { state: 'succeeded', receivedCents: 500 };
const REFUSED = { status: 'requires_payment_method', amount_received: 0 };
const METHOD = { id: 'pm_1', customer: 'cus_1' };
const payment = (fields: object) => ({ kind: 'payment', payment: fields });
const refund = (fields: object) => ({ kind: 'refund', refund: fields });
const dispute = (fields: object) => ({ kind: 'dispute', dispute: fields });
const other = { kind: 'other' };

/** What an event of this type about this object tells. */
const EVENTS: [type: string, object: object, told: object][] = [
  ['checkout.session.completed', SESSION, payment({ state: 'processing', id: 'pi_1' })],
  ['checkout.session.completed', PAID, payment({ ...SUCCEEDED, checkoutId: 'c-1' })],
  ['checkout.session.completed', { ...SESSION, mode: 'setup' }, other],
  ['checkout.session.async_payment_succeeded', PAID, payment(SUCCEEDED)],
  ['checkout.session.async_payment_failed', SESSION, payment({ state: 'failed' })],
  [
    'checkout.session.expired',
    { ...SESSION, status: 'expired', payment_intent: null },
    payment({ state: 'failed', failure: 'expired', id: null }),
  ],
  ['payment_intent.succeeded', INTENT, payment({ state: 'succeeded', sessionId: null })],
  ['payment_intent.succeeded', OF_PAGE, other],
  ['payment_intent.succeeded', { ...INTENT, metadata: {} }, other],
  // The practice tries again on the page.
  ['payment_intent.payment_failed', { ...OF_PAGE, ...REFUSED }, other],
  ['payment_intent.payment_failed', { ...INTENT, ...REFUSED }, payment({ state: 'failed' })],
  ['payment_intent.created', INTENT, other],
  ['refund.created', REFUND, refund({ id: 're_1', key: 'k-1', cents: 100, state: 'pending' })],
  ['refund.updated', { ...REFUND, status: 'succeeded' }, refund({ state: 'succeeded' })],
  ['refund.updated', { ...REFUND, status: 'requires_action' }, refund({ state: 'pending' })],
  ['refund.updated', { ...REFUND, status: 'canceled' }, refund({ state: 'failed' })],
  ['refund.failed', { ...REFUND, status: 'failed' }, refund({ state: 'failed' })],
  ['refund.created', { ...REFUND, metadata: {} }, refund({ key: null })],
  ['refund.created', { ...REFUND, payment_intent: null }, other],
  // It tells the same as `refund.created`.
  ['charge.refunded', { id: 'ch_1' }, other],
  ['charge.dispute.created', DISPUTE, dispute({ id: 'du_1', cents: 500, state: 'open' })],
  ['charge.dispute.updated', disputed('under_review'), dispute({ state: 'open', reason: FRAUD })],
  ['charge.dispute.closed', { ...DISPUTE, status: 'won' }, dispute({ state: 'won' })],
  ['charge.dispute.closed', { ...DISPUTE, status: 'lost' }, dispute({ state: 'lost' })],
  ['charge.dispute.updated', disputed('appeal_under_review'), dispute({ state: 'lost' })],
  // An inquiry takes no money.
  ['charge.dispute.created', { ...DISPUTE, status: 'warning_needs_response' }, other],
  ['charge.dispute.closed', { ...DISPUTE, status: 'warning_closed' }, other],
  ['charge.dispute.created', { ...DISPUTE, status: 'a_new_status' }, other],
  ['charge.dispute.created', { ...DISPUTE, payment_intent: null }, other],
  ['payment_method.attached', METHOD, { kind: 'methods', customerId: 'cus_1' }],
  ['payment_method.updated', { ...METHOD, customer: null }, other],
  ['invoice.paid', { id: 'in_1' }, { kind: 'other', type: 'invoice.paid' }],
];

const event = (type: string, object: object, previous?: object): Stripe.Event =>
  ({
    id: 'evt_1',
    created: 1_700_000_000,
    type,
    data: { object, ...(previous && { previous_attributes: previous }) },
  }) as unknown as Stripe.Event;

describe('an event of Stripe', () => {
  it.each(EVENTS)('PY-03 %s of %o', (type, object, told) =>
    expect(readEvent(event(type, object))).toMatchObject({
      id: 'evt_1',
      createdAt: new Date('2023-11-14T22:13:20Z'),
      ...told,
    }),
  );

  it('PY-03 names the customer from whom a method was detached', () => {
    const former = { customer: 'cus_1' };
    const detached = event('payment_method.detached', { ...METHOD, customer: null }, former);
    expect(readEvent(detached)).toMatchObject({ kind: 'methods', customerId: 'cus_1' });
  });
});
