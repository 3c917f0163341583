import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { GatewayError } from '../gateway/port.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { storeChanges } from './store-changes.ts';
import { storePayout } from './store-payout.ts';

/**
 * PY-10: asks the gateway how a payout stands now and what is in it, because an event may be older than what is known, and
 * posts what that changes.
 *
 * @throws PermanentFailure for a payout that the gateway does not know, GatewayError when it does not answer
 */
export async function takePayout(
  { database, gateway, clock }: GatewayParts,
  payoutId: string,
): Promise<void> {
  const { broughtBack, ...payout } = await findPayout(gateway, payoutId);
  const parts = payout.hasParts ? await gateway.listBalanceChanges({ payoutId }) : [];
  const now = clock();
  const of = { gateway: gateway.name, now };
  await database.db.transaction(async (tx) => {
    const step = await storePayout(tx, { ...of, payout });
    const fees = await storeChanges(tx, { ...of, changes: parts, payoutId });
    // It goes out in another one.
    const changes = broughtBack ? [broughtBack] : [];
    const back = await storeChanges(tx, { ...of, changes, payoutId: null });
    // At once: the accounts are locked in one order.
    await postTransactions(tx, [...step, ...fees, ...back], now);
  });
}

async function findPayout(gateway: GatewayParts['gateway'], payoutId: string) {
  try {
    return await gateway.findPayout(payoutId);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'refused') throw error;
    throw new PermanentFailure('The payment service does not know this payout', error);
  }
}
