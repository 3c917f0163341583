import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { GatewayError } from './port.ts';

/** Returns what payments online work with. @throws Problem 409 without a gateway */
export function requireGateway(parts: GatewayParts | null): GatewayParts {
  if (parts) return parts;
  throw new Problem('conflict', 'This portal takes no payments online');
}

/** Asks the gateway for a caller of the API. @throws Problem 503 when it does not answer */
export async function fromGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'unavailable') throw error;
    const message = 'The payment service does not answer. Try again';
    throw new Problem('unavailable', message, { cause: error });
  }
}
