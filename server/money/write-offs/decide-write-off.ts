import type { WriteOffDecision } from '#domain/payments/write-off.ts';
import type { WriteOff } from '#domain/schemas/write-off.ts';
import { eq } from 'drizzle-orm';
import { lockAccounts } from '#server/accounts/customers/lock-accounts.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { requireDecidable } from '../second-admin.ts';
import { getWriteOff, toWriteOff, type WriteOffRow } from './find-write-offs.ts';
import { postWriteOff } from './post-write-off.ts';
import { writeOffs } from './table.ts';
import { tellOfWriteOff } from './tell-of-write-off.ts';

interface Deciding {
  actor: Actor;
  id: string;
  decision: WriteOffDecision;
  /** Why it is declined. */
  reason?: string;
  versionSeen: number;
  now: Date;
}

/**
 * PY-08: a second admin confirms a write-off, which posts it, or declines it.
 *
 * @throws Problem 404, 412, 403 for whoever requested it, 409 when it was decided already or less is open by now
 */
export async function decideWriteOff(tx: Handle, deciding: Deciding): Promise<WriteOff> {
  const { actor, decision, reason = '', now } = deciding;
  const waiting = await lockWaiting(tx, deciding);
  const isConfirmed = decision === 'confirm';
  const [row] = await tx
    .update(writeOffs)
    .set({
      state: isConfirmed ? 'posted' : 'declined',
      decidedAt: now,
      decidedBy: actor.name,
      declineReason: reason,
      version: waiting.version + 1,
      transactionId: isConfirmed ? await postWriteOff(tx, waiting, { actor, now }) : null,
    })
    .where(eq(writeOffs.id, waiting.id))
    .returning();
  if (!row) throw new Error('A locked row has gone');
  await tellOfWriteOff(tx, { actor, row, before: waiting.state });
  return toWriteOff(row);
}

async function lockWaiting(
  tx: Handle,
  { actor, id, decision, versionSeen }: Deciding,
): Promise<WriteOffRow> {
  const { accountNumber } = await getWriteOff(tx, id);
  await lockAccounts(tx, [accountNumber]);
  const [row] = await tx.select().from(writeOffs).where(eq(writeOffs.id, id)).for('update');
  if (row?.accountNumber !== accountNumber) {
    throw new Problem('conflict', 'The account was merged into another one. Look again');
  }
  requireDecidable(row, {
    actor,
    decision,
    versionSeen,
    current: () => toWriteOff(row),
    what: 'write-off',
  });
  return row;
}
