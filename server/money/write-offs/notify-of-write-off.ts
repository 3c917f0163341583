import type { WriteOffState } from '#domain/money/payments/write-off.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findPayable, publishBalances } from '../invoices/payable.ts';
import type { WriteOffRow } from './find-write-offs.ts';

interface WriteOffChange {
  actor: Actor;
  /** The write-off after the step. */
  row: WriteOffRow;
  /** The state before the step; none for a new write-off. */
  before?: WriteOffState;
  /** Why its reversal was declined. */
  declineReason?: string | undefined;
}

/** SE-03: records a step in the history of the write-off, and what it did in that of its invoice; notifies open pages. */
export async function notifyOfWriteOff(
  tx: Handle,
  { actor, row, before, declineReason }: WriteOffChange,
): Promise<void> {
  const { id, invoiceNumber, accountNumber, amountCents, reason, state } = row;
  const said = { actor, accountNumber };
  await recordAudit(tx, {
    ...said,
    action: before ? 'write-offs.edit' : 'write-offs.create',
    resource: 'write-offs',
    resourceId: id,
    details: before
      ? { before: { state: before }, after: { state, ...reasonsOf(row, declineReason) } }
      : { after: { state, amountCents, reason } },
  });
  const wrote = writtenNow(state, before) * amountCents;
  if (wrote !== 0) {
    const left = (await findPayable(tx, [invoiceNumber])).get(invoiceNumber)?.payableCents ?? 0;
    await recordAudit(tx, {
      ...said,
      action: 'invoices.edit',
      resource: 'invoices',
      resourceId: invoiceNumber,
      details: { before: { openCents: left + wrote }, after: { openCents: left } },
    });
  }
  await publishBalances(tx, accountNumber, [invoiceNumber]);
}

function reasonsOf({ state, declineReason, reversalReason }: WriteOffRow, declined = '') {
  const why = state === 'declined' ? declineReason : declined;
  return { ...(why && { declineReason: why }), ...(reversalReason && { reversalReason }) };
}

/** Returns 1 for a step that wrote the amount off, -1 for one that took that back, else 0. */
function writtenNow(state: WriteOffState, before: WriteOffState | undefined): -1 | 0 | 1 {
  if (state === 'reversed') return -1;
  return state === 'posted' && before !== 'reversing' ? 1 : 0;
}
