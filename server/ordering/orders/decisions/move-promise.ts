import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PromiseMoveInput } from '#domain/orders/order-promise.ts';
import type { Order } from '#domain/orders/order.ts';
import { canMovePromise, promisedUntil, promiseProblem } from '#domain/orders/promise-move.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { publishChange } from '../../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../../platform/mail/notify-of-events.ts';
import type { MoveRef } from '../../emails/order-ref.ts';
import { addPromiseMove } from '../../promises/find-moves.ts';
import { lockOrder } from '../find-order-row.ts';
import type { OrderRow } from '../order-rows.ts';
import { completeOrder, getOrder } from '../reading/get-order.ts';
import { orders } from '../table.ts';

export interface PromiseMoving {
  actor: Actor;
  scope: AccountScope;
  id: string;
  input: PromiseMoveInput;
  /** The version that the move is based on. */
  versionSeen: number;
  now: Date;
}

/**
 * OR-12, EM-04: moves the promised date of an order that is being made, and notifies the practice. The order's timeline shows
 * it.
 *
 * @throws Problem 404, 412 with the present order when its version has changed, 409 when nothing can be promised, 422
 */
export async function movePromise(tx: Handle, moving: PromiseMoving): Promise<Order> {
  const { actor, scope, id, input, now } = moving;
  const row = await lockOrder(tx, scope, id);
  const former = await requireMovable(tx, row, moving);
  const promisedAt = promisedUntil(input.promisedAt);
  const version = row.version + 1;
  await tx.update(orders).set({ promisedAt, version, updatedAt: now }).where(eq(orders.id, id));
  const move = { id: randomUUID(), orderId: id, formerAt: former, promisedAt, createdAt: now };
  const { reason } = input;
  await addPromiseMove(tx, { ...move, reason, actorUid: actor.uid, actor: actor.name });
  await notifyOthers(tx, { row: { ...row, version }, move, moving });
  return getOrder(tx, 'any', id, actor.uid);
}

/** Returns the promised date so far. */
async function requireMovable(
  tx: Handle,
  row: OrderRow,
  { actor, versionSeen, input, now }: PromiseMoving,
): Promise<Date> {
  const { version, state, promisedAt } = row;
  if (version !== versionSeen) {
    const current = await completeOrder(tx, row, actor.uid);
    throw new Problem('version-moved-on', 'Someone else has already changed this order', {
      current,
    });
  }
  if (!canMovePromise(state) || !promisedAt) {
    throw new Problem('conflict', `This action is not available: the order is ${state}`);
  }
  const problem = promiseProblem(input.promisedAt, { now, former: promisedAt });
  if (!problem) return promisedAt;
  const { rule, message, nearest } = problem;
  throw new Problem('invalid', message.en, {
    errors: { promisedAt: { rule, message: message.en, ...(nearest && { nearest }) } },
  });
}

interface Moved {
  row: OrderRow;
  move: { id: string; formerAt: Date; promisedAt: Date };
  moving: PromiseMoving;
}

async function notifyOthers(tx: Handle, { row, move, moving }: Moved): Promise<void> {
  const { id, number, accountNumber, version, state } = row;
  await recordAudit(tx, {
    actor: moving.actor,
    action: 'order.promise',
    resource: 'orders',
    resourceId: id,
    accountNumber,
    details: {
      number,
      version,
      from: move.formerAt.toISOString(),
      to: move.promisedAt.toISOString(),
      reason: moving.input.reason,
    },
  });
  await publishChange(tx, { resource: 'orders', id, accountNumber, version, state });
  const ref: MoveRef = { orderId: id, moveId: move.id };
  await notifyOfEvents(tx, [{ event: 'promisedDateMoved', key: id, ref }]);
}
