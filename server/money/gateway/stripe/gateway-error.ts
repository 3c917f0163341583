import type { Stripe } from 'stripe';
import { GatewayError, type GatewayErrorCode } from '../port.ts';
import { refusalCode } from './read-failure.ts';

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
  if (!isStripeError(error)) {
    return new GatewayError('unavailable', `Stripe could not be asked (${nameOf(error)})`);
  }
  const { type, code, param, statusCode, requestId } = error;
  const facts = Object.entries({ code, param, status: statusCode, request: requestId });
  const known = facts.filter(([, value]) => value !== undefined);
  const message = [type, ...known.map(([name, value]) => `${name} ${String(value)}`)].join(', ');
  const gatewayCode = codeOf(error);
  const decline = gatewayCode === 'declined' ? refusalCode(error) : null;
  return new GatewayError(gatewayCode, message, { decline });
}

/** Each error of the SDK bears the name of its class as its type. Asking for the class would load the SDK. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Types of errors that another try does not mend. */
const OURS = new Set([
  'StripeInvalidRequestError',
  'StripeIdempotencyError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

function codeOf(error: Stripe.errors.StripeError): GatewayErrorCode {
  if (error.type === 'StripeSignatureVerificationError') return 'signature';
  if (error.type === 'StripeCardError') return 'declined';
  // The first request of the same key is not answered yet: what comes of it is not known.
  if (error.statusCode === 409) return 'unavailable';
  return OURS.has(error.type) ? 'refused' : 'unavailable';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
