import type { ReturnReceipt } from '#domain/money/returns/return-request.ts';
import { canReceiveLens } from '#domain/money/returns/return-states.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { receiveReplaced } from '../../orders/decisions/receive-lens.ts';
import { findRequestRow, getReturnRequest, LAB } from '../find-return-requests.ts';
import { lockRequest, moveRequest } from '../move-request.ts';
import { creditRequest } from './credit-request.ts';

export interface ReturnReceiving {
  actor: Actor;
  /** `RMA-100001`, as the label's barcode says it. */
  id: string;
  now: Date;
}

/**
 * CR-03: records that the lab received the lens of a request, by its number. One that was approved is credited at once; one
 * that is not decided yet waits for its decision, and one of an exchange is credited with the shipment of the order that
 * replaces the lens, or at once when it shipped already. A second receipt changes nothing and says when the first was.
 *
 * @throws Problem 404, 409 when no lens is expected
 */
export async function receiveReturn(
  tx: Handle,
  { actor, id, now }: ReturnReceiving,
): Promise<ReturnReceipt> {
  const known = await findRequestRow(tx, 'any', id);
  if (known.receivedAt !== null) return receipt(tx, id, true);
  if (known.kind === 'exchange' && known.replacementOrderId && known.eye) {
    const { eye, replacementOrderId } = known;
    const again = await receiveReplaced(tx, replacementOrderId, { actor, eye, now });
    return receipt(tx, id, again);
  }
  const row = await lockRequest(tx, 'any', id);
  if (row.receivedAt !== null) return receipt(tx, id, true);
  if (!canReceiveLens(row)) {
    throw new Problem('conflict', `No lens is expected: the request is ${row.state}`);
  }
  const changes = { receivedAt: now, receivedBy: actor.name };
  const wasApproved = row.state === 'approved';
  const event = wasApproved ? undefined : ('returnReceived' as const);
  const received = await moveRequest(tx, row, { actor, step: 'receive', changes, event });
  if (wasApproved)
    await creditRequest(tx, received, { actor, now, changes: {}, event: 'returnReceived' });
  return receipt(tx, id, false);
}

async function receipt(tx: Handle, id: string, again: boolean): Promise<ReturnReceipt> {
  return { ...(await getReturnRequest(tx, LAB, id)), again };
}
