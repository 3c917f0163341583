import { eq } from 'drizzle-orm';
import { formatCents } from '#domain/basics/money.ts';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import type { WriteOffDecision } from '#domain/money/payments/write-off.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findPayable } from '../invoices/payable.ts';
import { requireDecidable } from '../second-admin.ts';
import { stepConflict } from '../step-conflict.ts';
import { toWriteOff, type WriteOffRow } from './find-write-offs.ts';
import { lockWriteOff } from './lock-write-off.ts';
import { notifyOfWriteOff } from './notify-of-write-off.ts';
import { postReversal, postWriteOff } from './post-write-off.ts';
import { writeOffs } from './table.ts';
import { whoChanged } from './who-changed.ts';

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
 * PY-08: a second admin confirms a write-off, or the reversal of one, which posts it, or declines it.
 *
 * @throws Problem 404, 412, 403 for whoever requested it, 409 when it was decided already or less is open by now
 */
export async function decideWriteOff(tx: Handle, deciding: Deciding): Promise<WriteOff> {
  const { actor, id, decision } = deciding;
  const waiting = await lockWriteOff(tx, id);
  requireDecidable(
    { ...waitingOf(waiting), decidedBy: await whoChanged(tx, id) },
    {
      actor,
      decision,
      versionSeen: deciding.versionSeen,
      current: () => toWriteOff(waiting),
      what: 'write-off',
    },
  );
  const isReversal = waiting.state === 'reversing';
  const changes = await (isReversal ? decideReversal : decideRequest)(tx, waiting, deciding);
  const [row] = await tx
    .update(writeOffs)
    .set({ ...changes, version: waiting.version + 1 })
    .where(eq(writeOffs.id, id))
    .returning();
  if (!row) throw new Error('A locked row has gone');
  const declined = isReversal && decision === 'decline' ? { declineReason: deciding.reason } : {};
  await notifyOfWriteOff(tx, { actor, row, before: waiting.state, ...declined });
  return toWriteOff(row);
}

/** What waits for a second admin: the reversal, or the write-off itself. */
function waitingOf(row: WriteOffRow) {
  const { version, state, requestedByUid } = row;
  if (state !== 'reversing') return { version, state, requestedByUid };
  return { version, state: 'waiting', requestedByUid: row.reversalRequestedByUid };
}

async function decideRequest(
  tx: Handle,
  waiting: WriteOffRow,
  { actor, decision, reason: declineReason = '', now }: Deciding,
): Promise<Partial<WriteOffRow>> {
  const decided = { decidedAt: now, decidedBy: actor.name };
  if (decision === 'decline') return { ...decided, state: 'declined', declineReason };
  await requireStillOpen(tx, waiting);
  const transactionId = await postWriteOff(tx, waiting, { actor, now });
  return { ...decided, state: 'posted', transactionId };
}

/** Declined, the write-off is posted as before; its history says that somebody asked. */
async function decideReversal(
  tx: Handle,
  waiting: WriteOffRow,
  { actor, decision, now }: Deciding,
): Promise<Partial<WriteOffRow>> {
  if (decision === 'confirm') {
    await postReversal(tx, waiting, { actor, now });
    return { state: 'reversed', reversalDecidedBy: actor.name };
  }
  return {
    state: 'posted',
    reversalReason: '',
    reversalRequestedAt: null,
    reversalRequestedBy: '',
    reversalRequestedByUid: '',
  };
}

/** The ledger checks it again, with its balances locked. @throws Problem 409 */
async function requireStillOpen(
  tx: Handle,
  { invoiceNumber, amountCents }: WriteOffRow,
): Promise<void> {
  const invoice = (await findPayable(tx, [invoiceNumber])).get(invoiceNumber);
  const nearest = invoice?.payableCents ?? 0;
  if (amountCents <= nearest) return;
  const open = formatCents(nearest, 'USD', 'en');
  const message = `Only ${open} of invoice ${invoiceNumber} is open by now. Decline this write-off`;
  throw stepConflict('lessOpen', message, { nearest });
}
