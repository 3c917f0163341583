import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { customerOf } from '../methods/gateway-customer.ts';
import { byAccount, type AccountShare } from './shares.ts';

/** Returns the gateway's record of the first account that pays, and makes one when there is none. @throws GatewayError */
export function payingCustomer(
  parts: Pick<GatewayParts, 'database' | 'gateway'>,
  shares: readonly AccountShare[],
): Promise<string> {
  const [first] = byAccount(shares);
  if (!first) throw new Error('An online payment has no invoices');
  return customerOf(parts, first.accountNumber);
}
