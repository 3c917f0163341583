import { GatewayError } from '#server/money/gateway/port.ts';
import { asGatewayError } from '#server/money/gateway/stripe/gateway-error.ts';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';

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
