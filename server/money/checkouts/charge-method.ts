import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { GatewayError, type GatewayPayment } from '../gateway/port.ts';
import { findShares, type CheckoutRow } from './find-checkouts.ts';
import { payingCustomer } from './paying-customer.ts';
import { settleCheckout } from './settle-checkout.ts';
import { describeShares } from './shares.ts';

const HOUR = 60 * 60 * 1000;
/** Gateways forget keys after a day. After this time nothing is charged any more: what was charged is looked for. */
const KEY_LASTS = 20 * HOUR;

/** What a failed payment says when the gateway does not know the method any more. */
export const METHOD_GONE = 'method_gone';

/**
 * PY-09: charges the saved method of a checkout. Repeated, also after a crash, the gateway answers with the same charge.
 * What comes of it is settled as every payment is; a refusal is final.
 *
 * @throws Problem 503 when the gateway does not answer: the amounts stay reserved, and the request can be repeated
 */
export async function chargeMethod(
  parts: GatewayParts,
  row: CheckoutRow & { methodId: string },
): Promise<void> {
  const { database, clock } = parts;
  const { id } = row;
  try {
    const reported = await (isKeyKnown(row, clock()) ? charge(parts, row) : findCharge(parts, row));
    await database.db.transaction((tx) => settleCheckout(tx, { id, reported, now: clock() }));
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'unavailable') throw error;
    const message = 'The payment service does not answer. Try again';
    throw new Problem('unavailable', message, { cause: error });
  }
}

function isKeyKnown({ createdAt }: CheckoutRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < KEY_LASTS;
}

async function charge(
  parts: GatewayParts,
  row: CheckoutRow & { methodId: string },
): Promise<GatewayPayment> {
  const { id, methodId, amountCents, currency } = row;
  const shares = await findShares(parts.database.db, id);
  const customerId = await payingCustomer(parts, shares);
  const description = describeShares(shares);
  const key = `checkout:${id}`;
  try {
    const asked = { key, checkoutId: id, customerId, methodId, amountCents, currency, description };
    return await parts.gateway.charge(asked);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === 'declined') return refused(row, error.decline ?? 'card_declined');
    if (error.code === 'refused') return refused(row, METHOD_GONE);
    throw error;
  }
}

async function findCharge(parts: GatewayParts, row: CheckoutRow): Promise<GatewayPayment> {
  const shares = await findShares(parts.database.db, row.id);
  const customerId = await payingCustomer(parts, shares);
  const since = row.createdAt;
  const found = await parts.gateway.findCharge({ checkoutId: row.id, customerId, since });
  return found ?? refused(row, 'expired');
}

/** A charge that was not made. */
function refused({ id, amountCents, currency }: CheckoutRow, failure: string): GatewayPayment {
  return {
    id: null,
    sessionId: null,
    checkoutId: id,
    state: 'failed',
    amountCents,
    receivedCents: 0,
    currency,
    method: null,
    failure,
  };
}
