import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#server/money/gateway/port.ts';
import { asGatewayError } from '#server/money/gateway/stripe/gateway-error.ts';
import { readEvent } from '#server/money/gateway/stripe/read-event.ts';

const { errors } = Stripe;

/** What Stripe's message may quote. */
const message = 'Pat Practice, card 4000000000000002, sk_test_secret';

const facts = { message, requestId: 'req_1', statusCode: 400 } as const;

const ERRORS: [string, unknown, string, string | null][] = [
  [
    'a refused card',
    new errors.StripeCardError({ ...facts, type: 'card_error', code: 'expired_card' }),
    'declined',
    'expired_card',
  ],
  [
    'a refused card, with what the bank says',
    new errors.StripeCardError({
      ...facts,
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    }),
    'declined',
    'insufficient_funds',
  ],
  [
    'a wrong request',
    new errors.StripeInvalidRequestError({ ...facts, type: 'invalid_request_error' }),
    'refused',
    null,
  ],
  [
    'a key that was used for something else',
    new errors.StripeIdempotencyError({ ...facts, type: 'idempotency_error' }),
    'refused',
    null,
  ],
  [
    'a key whose first request is not answered yet',
    new errors.StripeIdempotencyError({ ...facts, type: 'idempotency_error', statusCode: 409 }),
    'unavailable',
    null,
  ],
  [
    'a wrong key',
    new errors.StripeAuthenticationError({ ...facts, type: 'invalid_request_error' }),
    'refused',
    null,
  ],
  [
    'a key that may not',
    new errors.StripePermissionError({ ...facts, type: 'invalid_request_error' }),
    'refused',
    null,
  ],
  [
    'too many requests',
    new errors.StripeRateLimitError({ ...facts, type: 'rate_limit_error' }),
    'unavailable',
    null,
  ],
  [
    'an error of Stripe',
    new errors.StripeAPIError({ ...facts, type: 'api_error' }),
    'unavailable',
    null,
  ],
  [
    'no connection',
    new errors.StripeConnectionError({ ...facts, type: 'api_error' }),
    'unavailable',
    null,
  ],
  ['an error that is not of Stripe', new TypeError(message), 'unavailable', null],
  ['something thrown', message, 'unavailable', null],
];

describe('an error of the gateway', () => {
  it.each(ERRORS)('SE-10 of %s quotes nothing', (_name, error, code, decline) => {
    const read = asGatewayError(error);
    expect(read).toMatchObject({ name: 'GatewayError', code, decline });
    expect(JSON.stringify(read) + read.message + String(read.cause)).not.toMatch(
      /Pat|4000|sk_test/,
    );
  });

  it('PY-03 names what Stripe can find it by', () => {
    const error = new errors.StripeInvalidRequestError({
      ...facts,
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'customer',
    });
    expect(asGatewayError(error).message).toBe(
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

const METHOD = { id: 'pm_1', customer: 'cus_1' };
const payment = (fields: object) => ({ kind: 'payment', payment: fields });
const refund = (fields: object) => ({ kind: 'refund', refund: fields });
const dispute = (fields: object) => ({ kind: 'dispute', dispute: fields });
const other = { kind: 'other' };

/** What an event of this type about this object tells. */
const EVENTS: [type: string, object: object, told: object][] = [
  ['checkout.session.completed', SESSION, payment({ state: 'processing', id: 'pi_1' })],
  [
    'checkout.session.completed',
    { ...SESSION, payment_status: 'paid' },
    payment({ state: 'succeeded', receivedCents: 500, checkoutId: 'c-1' }),
  ],
  ['checkout.session.completed', { ...SESSION, mode: 'setup' }, other],
  [
    'checkout.session.async_payment_succeeded',
    { ...SESSION, payment_status: 'paid' },
    payment({ state: 'succeeded' }),
  ],
  ['checkout.session.async_payment_failed', SESSION, payment({ state: 'failed' })],
  [
    'checkout.session.expired',
    { ...SESSION, status: 'expired', payment_intent: null },
    payment({ state: 'failed', failure: 'expired', id: null }),
  ],
  ['payment_intent.succeeded', INTENT, payment({ state: 'succeeded', sessionId: null })],
  ['payment_intent.succeeded', OF_PAGE, other],
  ['payment_intent.succeeded', { ...INTENT, metadata: {} }, other],
  [
    'payment_intent.payment_failed',
    { ...OF_PAGE, status: 'requires_payment_method' },
    // The practice tries again on the page.
    other,
  ],
  [
    'payment_intent.payment_failed',
    { ...INTENT, status: 'requires_payment_method', amount_received: 0 },
    payment({ state: 'failed' }),
  ],
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
  [
    'charge.dispute.updated',
    { ...DISPUTE, status: 'under_review' },
    dispute({ state: 'open', reason: 'fraudulent' }),
  ],
  ['charge.dispute.closed', { ...DISPUTE, status: 'won' }, dispute({ state: 'won' })],
  ['charge.dispute.closed', { ...DISPUTE, status: 'lost' }, dispute({ state: 'lost' })],
  [
    'charge.dispute.updated',
    { ...DISPUTE, status: 'appeal_under_review' },
    dispute({ state: 'lost' }),
  ],
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
    const detached = event(
      'payment_method.detached',
      { ...METHOD, customer: null },
      { customer: 'cus_1' },
    );
    expect(readEvent(detached)).toMatchObject({ kind: 'methods', customerId: 'cus_1' });
  });
});
