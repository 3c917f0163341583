import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { grantOf, isGivenUp, isSent } from '#domain/money/credit/lens-credit-rules.ts';
import type { LensReceivedInput } from '#domain/money/credit/lens-credit.ts';
import type { Order } from '#domain/orders/order.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import { openLensCredit } from '../../../money/credits/lens-credits.ts';
import { recordAudit, type Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { publishChange } from '../../../platform/events/publish-change.ts';
import { receiveExchanged } from '../../return-requests/follow-order.ts';
import { addReturn, findReturns } from '../../returns/find-returns.ts';
import { lockOrder } from '../find-order-row.ts';
import { lockAccountsOf } from '../lock-accounts-of.ts';
import { findOrderLenses, type OrderRow } from '../order-rows.ts';
import { completeOrder, getOrder } from '../reading/get-order.ts';
import { orders } from '../table.ts';

export interface LensReceiving {
  actor: Actor;
  scope: AccountScope;
  /** The order that replaces the lens. */
  id: string;
  input: LensReceivedInput;
  /** The version that the user saw. */
  versionSeen: number;
  now: Date;
}

/**
 * CR-04: records that the lab received the lens that an order replaces, which opens its credit; before the order ships, the
 * shipment opens it then. Recording it again changes nothing.
 *
 * @throws Problem 404, 412 with the present order when its version has changed, 409 when no lens has to come back for this
 *   eye, or the time to return it is over
 */
export async function receiveLens(tx: Handle, receiving: LensReceiving): Promise<Order> {
  const { actor, scope, id, input, versionSeen, now } = receiving;
  await lockAccountsOf(tx, [id]);
  const row = await lockOrder(tx, scope, id);
  const { eye } = input;
  if (!(await isReceived(tx, id, eye))) {
    if (row.version !== versionSeen) {
      const current = await completeOrder(tx, row, actor.uid);
      throw new Problem('version-moved-on', 'Someone else has already changed this order', {
        current,
      });
    }
    await store(tx, row, { actor, eye, now });
  }
  return getOrder(tx, 'any', id, actor.uid);
}

interface Arriving {
  actor: Actor;
  eye: LensReceivedInput['eye'];
  now: Date;
}

/**
 * CR-03: as `receiveLens`, for whoever scanned the number of the request and saw no order. Returns whether it had been
 * recorded before.
 *
 * @throws Problem 409 when no lens has to come back, or the time to return it is over
 */
export async function receiveReplaced(
  tx: Handle,
  id: string,
  arriving: Arriving,
): Promise<boolean> {
  await lockAccountsOf(tx, [id]);
  const row = await lockOrder(tx, 'any', id);
  if (await isReceived(tx, id, arriving.eye)) return true;
  await store(tx, row, arriving);
  return false;
}

async function isReceived(tx: Handle, id: string, eye: Arriving['eye']): Promise<boolean> {
  return (await findReturns(tx, [id])).some((one) => one.eye === eye);
}

async function store(tx: Handle, row: OrderRow, { actor, eye, now }: Arriving): Promise<void> {
  const { id } = row;
  const cents = await requireReturn(tx, row, eye);
  const version = row.version + 1;
  await tx.update(orders).set({ version, updatedAt: now }).where(eq(orders.id, id));
  await addReturn(tx, {
    id: randomUUID(),
    orderId: id,
    eye,
    receivedAt: now,
    actorUid: actor.uid,
    actor: actor.name,
  });
  await notifyOthers(tx, { ...row, version }, { actor, eye, cents });
  // Last, because the accounts that all credits share stay locked from here on.
  const lens = { orderNumber: row.number, eye };
  if (isSent(row.state)) await openLensCredit(tx, lens, { actor, now });
  await receiveExchanged(tx, row, { actor, eye, now });
}

/** Returns the credit that the lens opens, in cents. @throws Problem 409 */
async function requireReturn(
  tx: Handle,
  { id, state }: OrderRow,
  eye: LensReceivedInput['eye'],
): Promise<number> {
  const lens = (await findOrderLenses(tx, [id])).find((one) => one.eye === eye);
  const grant = lens ? grantOf(lens) : null;
  if (!grant?.mustReturn || isGivenUp(state)) {
    throw new Problem('conflict', 'No lens has to come back for this eye');
  }
  return grant.cents;
}

async function notifyOthers(
  tx: Handle,
  { id, number, accountNumber, version, state }: OrderRow,
  { actor, eye, cents }: { actor: Actor; eye: string; cents: number },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'order.receiveLens',
    resource: 'orders',
    resourceId: id,
    accountNumber,
    details: { number, version, eye, creditCents: cents },
  });
  await publishChange(tx, { resource: 'orders', id, accountNumber, version, state });
}
