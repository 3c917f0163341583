import { Stripe } from 'stripe';
import { GatewayError, type GatewayErrorCode } from '../port.ts';
import { refusalCode } from './read-failure.ts';

const { errors } = Stripe;

/** Runs a call of the SDK. @throws GatewayError */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asGatewayError(error);
  }
}

/**
 * Stripe's error without what it may quote: its message and the objects in it name cards, people and secrets. Its kind,
 * codes, parameter and request id are enough to find it in Stripe's own log.
 */
export function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof errors.StripeError)) {
    return new GatewayError('unavailable', `Stripe could not be asked (${nameOf(error)})`);
  }
  const { type, code, param, statusCode, requestId } = error;
  const facts = Object.entries({ code, param, status: statusCode, request: requestId });
  const told = facts.filter(([, value]) => value !== undefined);
  const message = [type, ...told.map(([name, value]) => `${name} ${String(value)}`)].join(', ');
  const gatewayCode = codeOf(error);
  const decline = gatewayCode === 'declined' ? refusalCode(error) : null;
  return new GatewayError(gatewayCode, message, { decline });
}

function codeOf(error: Stripe.errors.StripeError): GatewayErrorCode {
  if (error instanceof errors.StripeSignatureVerificationError) return 'signature';
  if (error instanceof errors.StripeCardError) return 'declined';
  // The first request of the same key is not answered yet: what comes of it is not known.
  if (error.statusCode === 409) return 'unavailable';
  const isOurs =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError;
  return isOurs ? 'refused' : 'unavailable';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
