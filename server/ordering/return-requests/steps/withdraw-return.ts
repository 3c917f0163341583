import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { canWithdraw } from '#domain/money/returns/return-states.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { getReturnRequest, type RequestReader } from '../find-return-requests.ts';
import { lockRequest, moveRequest, requireVersion } from '../move-request.ts';

export interface Withdrawal {
  actor: Actor;
  /** The accounts that the actor may ask for. */
  reader: RequestReader;
  id: string;
  /** The version that the actor saw. */
  versionSeen: number;
}

/**
 * CR-03: the practice takes its request back, as long as the lens did not come back.
 *
 * @throws Problem 404, 412 with the present request when its version has changed, 409 when it cannot be taken back
 */
export async function withdrawReturn(
  tx: Handle,
  { actor, reader, id, versionSeen }: Withdrawal,
): Promise<ReturnRequest> {
  const row = await lockRequest(tx, reader.scope, id);
  await requireVersion(tx, reader, row, versionSeen);
  if (!canWithdraw(row)) {
    const message =
      row.kind === 'exchange'
        ? 'An exchange is taken back by canceling the order that replaces the lens'
        : `This action is not available: the request is ${row.state}`;
    throw new Problem('conflict', message);
  }
  await moveRequest(tx, row, { actor, step: 'withdraw' });
  return getReturnRequest(tx, reader, id);
}
