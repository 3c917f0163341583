import { CANCELED_ON_REQUEST } from '#domain/orders/order-states.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { takeSteps } from '../../orders/decisions/take-steps.ts';
import { lockOrder } from '../../orders/find-order-row.ts';
import type { ReturnRequestRow } from '../find-return-requests.ts';

/** CR-03: cancels the order of a locked request; nothing was charged for it. @throws Problem 409 when it has shipped */
export async function cancelRequestedOrder(
  tx: Handle,
  { orderId, number }: ReturnRequestRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, 'any', orderId);
  if (!CANCELED_ON_REQUEST.some((state) => state === order.state)) {
    throw new Problem('conflict', `The order cannot be canceled: it is ${order.state}`);
  }
  await takeSteps(tx, { actor, action: 'cancel', reason: number, now }, [order]);
}
