import { and, eq } from 'drizzle-orm';
import type { PayoutState } from '#domain/money/payouts/balance-kinds.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { GatewayPayout } from '../gateway/port.ts';
import type { LedgerRequest } from '../ledger/ledger-request.ts';
import { GATEWAY } from '../payments/lock-online-payments.ts';
import { movesOn, payoutStep } from './payout-postings.ts';
import { gatewayPayouts } from './table.ts';

interface Storing {
  gateway: string;
  payout: GatewayPayout;
  now: Date;
}

/**
 * PY-10: stores how a payout stands, and notifies super admins of one that failed. What was reported before, and older news,
 * changes nothing. Returns what is to be posted.
 */
export async function storePayout(tx: Handle, storing: Storing): Promise<LedgerRequest[]> {
  const { gateway, payout, now } = storing;
  const before = await lockPayout(tx, storing);
  const isNews = before === null || movesOn(before, payout.state);
  const { id, state, failure, arrivesAt, hasParts, isWhole } = payout;
  const isIt = and(eq(gatewayPayouts.gateway, gateway), eq(gatewayPayouts.id, id));
  const stands = isNews ? { state, failure: failure ?? '', arrivesAt } : {};
  await tx
    .update(gatewayPayouts)
    .set({ ...stands, hasParts, isWhole, toldAt: now })
    .where(isIt);
  if (!isNews) return [];
  if (state === 'failed') {
    await notifyOfEvents(tx, [{ event: 'payoutFailed', key: id, ref: { gateway, payoutId: id } }]);
  }
  const entries = payoutStep(gateway, payout, before);
  if (entries.length === 0) return [];
  const key = `${state === 'failed' ? 'payoutFailed' : 'payout'}:${id}`;
  // In the bank since the day that the gateway reports, at the gateway again since now.
  const effectiveAt = state === 'paid' && arrivesAt < now ? arrivesAt : now;
  const reason = failure ?? '';
  return [{ key, kind: 'payout', entries, effectiveAt, reason, actor: GATEWAY }];
}

/** Locks the payout, which is stored when it is new. Returns how it stood; null for a new one. */
async function lockPayout(
  tx: Handle,
  { gateway, payout, now }: Storing,
): Promise<PayoutState | null> {
  const { id, cents, failure, ...facts } = payout;
  const row = { ...facts, id, gateway, amountCents: cents, failure: failure ?? '', toldAt: now };
  const inserted = await tx
    .insert(gatewayPayouts)
    .values(row)
    .onConflictDoNothing({ target: [gatewayPayouts.gateway, gatewayPayouts.id] })
    .returning({ id: gatewayPayouts.id });
  if (inserted.length > 0) return null;
  const [found] = await tx
    .select({ state: gatewayPayouts.state })
    .from(gatewayPayouts)
    .where(and(eq(gatewayPayouts.gateway, gateway), eq(gatewayPayouts.id, id)))
    .for('update');
  if (!found) throw new Error(`Payout ${id} is missing`);
  return found.state;
}
