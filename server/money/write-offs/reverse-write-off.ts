import { eq } from 'drizzle-orm';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { needsSecondAdmin } from '#domain/money/payments/write-off.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { movedOnProblem, stepConflict } from '../step-conflict.ts';
import { toWriteOff, type WriteOffRow } from './find-write-offs.ts';
import { lockWriteOff } from './lock-write-off.ts';
import { notifyOfWriteOff } from './notify-of-write-off.ts';
import { postReversal } from './post-write-off.ts';
import { writeOffs } from './table.ts';
import { whoChanged } from './who-changed.ts';
import { reversedAlone } from './written-off-alone.ts';

interface Reversing {
  actor: Actor;
  id: string;
  reason: string;
  versionSeen: number;
  now: Date;
}

/**
 * PY-08: takes a write-off back, so that its invoice owes the amount again and a late payment can be given to it. Above the
 * limit, as for a write-off, a second admin confirms it.
 *
 * @throws Problem 404, 412 with the present write-off, 409 when it is not posted or its account was merged meanwhile
 */
export async function reverseWriteOff(tx: Handle, reversing: Reversing): Promise<WriteOff> {
  const { actor, id, reason, versionSeen, now } = reversing;
  const before = await lockWriteOff(tx, id);
  await requireReversible(tx, before, versionSeen);
  const { accountNumber, amountCents } = before;
  const alone = await reversedAlone(tx, { uid: actor.uid, accountNumber, now });
  const waits = needsSecondAdmin(amountCents, alone);
  if (!waits) await postReversal(tx, { ...before, reversalReason: reason }, { actor, now });
  const [row] = await tx
    .update(writeOffs)
    .set({
      state: waits ? 'reversing' : 'reversed',
      version: before.version + 1,
      reversalReason: reason,
      reversalRequestedAt: now,
      reversalRequestedBy: actor.name,
      reversalRequestedByUid: actor.uid,
    })
    .where(eq(writeOffs.id, id))
    .returning();
  if (!row) throw new Error('A locked row has gone');
  await notifyOfWriteOff(tx, { actor, row, before: before.state });
  return toWriteOff(row);
}

/** @throws Problem 412, 409 */
async function requireReversible(tx: Handle, row: WriteOffRow, versionSeen: number): Promise<void> {
  const isCurrent = row.version === versionSeen;
  if (isCurrent && row.state === 'posted') return;
  const who = await whoChanged(tx, row.id);
  if (isCurrent) throw stepConflict('decided', `This write-off is ${row.state}`, { who });
  throw movedOnProblem('Someone else has changed this write-off', who, toWriteOff(row));
}
