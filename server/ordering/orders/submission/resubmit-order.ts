import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order, resubmitInputSchema } from '#domain/orders/order.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import { rememberDelivery } from '../../../accounts/customers/addresses.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { endDraft } from '../../drafts/end-draft.ts';
import { notifyOfOrderSteps } from '../../emails/notify-of-order-steps.ts';
import { requestExchanges } from '../../return-requests/request-exchanges.ts';
import { requireStep } from '../decisions/decide-order.ts';
import { lockOrder } from '../find-order-row.ts';
import type { OrderRow } from '../order-rows.ts';
import { completeOrder, getOrder } from '../reading/get-order.ts';
import { recordOrderEvents } from '../record-order-event.ts';
import { orderLenses, orders } from '../table.ts';
import { changedFields } from './changed-fields.ts';
import { prepareOrder, type PreparedOrder } from './prepare-order.ts';
import { requireShownPrice } from './require-shown-price.ts';

export interface Resubmission {
  actor: Actor;
  /** The accounts that the actor may order for. */
  scope: AccountScope;
  id: string;
  input: z.infer<typeof resubmitInputSchema>;
  /** The version that the correction is based on. */
  versionSeen: number;
  now: Date;
}

/**
 * OR-06: stores the practice's correction of a rejected order. Replaces contents and prices; number, account and the
 * time of the first submission stay.
 *
 * @throws Problem 404, 412 with the present order when its version has changed, 409 when it is not rejected or
 * costs something else than was shown, 422 when it cannot be made
 */
export async function resubmitOrder(tx: Handle, resubmission: Resubmission): Promise<Order> {
  const { actor, scope, id, input, versionSeen, now } = resubmission;
  const row = await lockOrder(tx, scope, id);
  const step = { action: 'resubmit', versionSeen } as const;
  const state = await requireStep(tx, row, step, actor.uid);
  if (input.draftId) await endDraft(tx, { id: input.draftId, scope, orderId: row.id, now });
  const { accountNumber } = row;
  const contents = { actor, accountNumber, content: input, now, id: row.id, corrected: row };
  const prepared = await prepareOrder(tx, contents);
  requireShownPrice(input.shown, prepared);
  const before = await completeOrder(tx, row);
  await replaceContents(tx, row, { prepared, state, now });
  const resubmitted = { ...row, state, version: row.version + 1 };
  const changed = changedFields(before, { ...prepared.values, lenses: prepared.lenses });
  await recordOrderEvents(
    tx,
    { actor, action: 'resubmit', reason: '', at: now, details: { changed } },
    [{ from: row.state, order: resubmitted }],
  );
  const order = { ...resubmitted, returnReason: prepared.values.returnReason };
  await requestExchanges(tx, { ...prepared, actor, order, now });
  await notifyOfOrderSteps(tx, 'resubmit', [resubmitted]);
  await rememberDelivery(tx, accountNumber, prepared.values.delivery);
  return getOrder(tx, 'any', row.id, actor.uid);
}

async function replaceContents(
  tx: Handle,
  { id, version }: OrderRow,
  { prepared, state, now }: { prepared: PreparedOrder; state: OrderRow['state']; now: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...prepared.values, state, version: version + 1, updatedAt: now })
    .where(eq(orders.id, id));
  await tx.delete(orderLenses).where(eq(orderLenses.orderId, id));
  await tx.insert(orderLenses).values(prepared.lenses);
}
