import { and, eq, inArray, or } from 'drizzle-orm';
import { grantOf, returnUntil } from '#domain/money/credit/lens-credit-rules.ts';
import type { ReturnStep } from '#domain/money/returns/return-states.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import type { Eye } from '#domain/orders/order.ts';
import { exchangeCreditNumbers } from '../../money/credits/return-credits.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findOrderLenses, type OrderRow } from '../orders/order-rows.ts';
import type { ReturnRequestRow } from './find-return-requests.ts';
import { moveRequest } from './move-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { returnRequests } from './table.ts';

interface Step {
  actor: Actor;
  action: OrderDecision;
  reason: string;
  now: Date;
}

/**
 * CR-03: takes the requests of the orders along with a step of theirs: an exchange stands as the order that replaces the lens,
 * and a cancellation that was not decided before the shipment is refused by it. The caller has locked the orders.
 */
export async function followOrders(
  tx: Handle,
  step: Step,
  orders: readonly OrderRow[],
): Promise<void> {
  if (step.action === 'produce' || step.action === 'close') return;
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const row of await lockOf(tx, [...byId.keys()])) {
    const replacement = byId.get(row.replacementOrderId ?? '');
    if (replacement) await followExchange(tx, row, { ...step, order: replacement });
    else if (step.action === 'ship') await refuseCancellation(tx, row, step);
  }
}

/** Locks the exchanges by these orders, and the open requests to cancel them. */
async function lockOf(tx: Handle, orderIds: readonly string[]): Promise<ReturnRequestRow[]> {
  if (orderIds.length === 0) return [];
  const ids = [...orderIds];
  const { replacementOrderId, orderId, kind, state } = returnRequests;
  return tx
    .select()
    .from(returnRequests)
    .where(
      or(
        inArray(replacementOrderId, ids),
        and(inArray(orderId, ids), eq(kind, 'cancellation'), eq(state, 'requested')),
      ),
    )
    .orderBy(returnRequests.number)
    .for('update');
}

interface Following extends Step {
  order: OrderRow;
}

async function followExchange(
  tx: Handle,
  row: ReturnRequestRow,
  following: Following,
): Promise<void> {
  const { actor, action, reason, now } = following;
  const decided = { decidedAt: now, decidedBy: actor.name };
  const move = (step: ReturnStep, changes: Partial<ReturnRequestRow>) =>
    moveRequest(tx, row, { actor, step, changes });
  if (action === 'approve') {
    const changes = { ...decided, decidedCents: await grantedCents(tx, row) };
    // One whose lens is here already waits for the shipment only.
    if (row.state === 'requested') await move('orderApproved', changes);
    else await change(tx, row, actor, changes);
  } else if (action === 'reject') {
    await move('orderRefused', { ...decided, refuseReason: reason });
  } else if (action === 'cancel') {
    if (row.state !== 'withdrawn') await move('orderCancelled', {});
  } else if (action === 'ship') {
    await ship(tx, row, following);
  }
}

async function ship(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, order, now }: Following,
): Promise<void> {
  if (row.receivedAt === null && row.policy.mustReturn) {
    const returnBy = returnUntil({ until: row.policy.endsAt }, now);
    await change(tx, row, actor, { returnBy });
  } else {
    await creditExchange(tx, row, { actor, order });
  }
}

async function creditExchange(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, order }: { actor: Actor; order: Pick<OrderRow, 'number'> },
): Promise<void> {
  const numbers = await exchangeCreditNumbers(tx, [order.number]);
  const creditNumber = numbers.get(`${order.number}:${row.eye}`);
  // The price of an order may be changed so that it credits nothing any more: that must not keep it from being shipped.
  if (creditNumber === undefined) await moveRequest(tx, row, { actor, step: 'orderCancelled' });
  else await moveRequest(tx, row, { actor, step: 'orderShipped', changes: { creditNumber } });
}

/** What the order grants for the lens. */
async function grantedCents(
  tx: Handle,
  { replacementOrderId, eye }: ReturnRequestRow,
): Promise<number> {
  const lenses = await findOrderLenses(tx, replacementOrderId ? [replacementOrderId] : []);
  const lens = lenses.find((one) => one.eye === eye);
  return (lens && grantOf(lens)?.cents) ?? 0;
}

/** Changes what does not change the state. */
async function change(
  tx: Handle,
  row: ReturnRequestRow,
  actor: Actor,
  changes: Partial<ReturnRequestRow>,
): Promise<void> {
  const version = row.version + 1;
  await tx
    .update(returnRequests)
    .set({ ...changes, version })
    .where(eq(returnRequests.number, row.number));
  const written = Object.entries(changes).map(([field, value]): [string, unknown] => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  await notifyOfRequest(tx, {
    actor,
    row: { ...row, version },
    before: {},
    after: Object.fromEntries(written),
  });
}

/** The order shipped before its cancellation was decided: its lenses can be returned now. */
async function refuseCancellation(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, now }: Step,
): Promise<void> {
  await moveRequest(tx, row, {
    actor,
    step: 'orderRefused',
    changes: { decidedAt: now, decidedBy: actor.name },
    event: 'returnDecided',
  });
}

/**
 * CR-03: the lab received the lens that an order replaces: its request has it, and is credited when the order shipped
 * already. The caller has locked the order and opened the credit. Nothing for an order from before there were requests.
 */
export async function receiveExchanged(
  tx: Handle,
  order: OrderRow,
  { actor, eye, now }: { actor: Actor; eye: Eye; now: Date },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.replacementOrderId, order.id), eq(returnRequests.eye, eye)))
    .for('update');
  if (!row) return;
  const received = await moveRequest(tx, row, {
    actor,
    step: 'receive',
    changes: { receivedAt: now, receivedBy: actor.name },
    event: 'returnReceived',
  });
  if (order.state === 'shipped' || order.state === 'closed') {
    await creditExchange(tx, received, { actor, order });
  }
}
