import type { Stripe } from 'stripe';

/** The version of Stripe's API that the mapping was written for; the SDK's types describe the same one. */
export const API_VERSION = '2026-10-28.endive';

/** In milliseconds. A practice waits for the page that opens. */
const ANSWERS_WITHIN = 20_000;
const RETRIES = 2;

export interface StripeAddress {
  host: string;
  port: number;
}

/**
 * Opens the official SDK, which is loaded then: a portal that takes no payments does without its 20 MB. With `at` it calls
 * a gateway of this machine that speaks the same protocol, without TLS.
 */
export async function openStripe(
  secretKey: string,
  at: StripeAddress | null = null,
): Promise<Stripe> {
  const { Stripe: Sdk } = await import('stripe');
  return new Sdk(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: ANSWERS_WITHIN,
    telemetry: false,
    ...(at && { host: at.host, port: at.port, protocol: 'http' as const }),
  });
}
