import { formatCents } from '#domain/money.ts';
import type { WriteOffDecision } from '#domain/payments/write-off.ts';
import type { WriteOff } from '#domain/schemas/write-off.ts';
import { eq } from 'drizzle-orm';
import { lockAccounts } from '#server/accounts/customers/lock-accounts.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { findPayable } from '../invoices/payable.ts';
import { requireDecidable } from '../second-admin.ts';
import { stepConflict } from '../step-conflict.ts';
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
  if (isConfirmed) await requireStillOpen(tx, waiting);
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

async function lockWaiting(
  tx: Handle,
  { actor, id, decision, versionSeen }: Deciding,
): Promise<WriteOffRow> {
  const { accountNumber } = await getWriteOff(tx, id);
  await lockAccounts(tx, [accountNumber]);
  const [row] = await tx.select().from(writeOffs).where(eq(writeOffs.id, id)).for('update');
  if (row?.accountNumber !== accountNumber) {
    throw stepConflict('merged', 'The account was merged into another one. Look again');
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
