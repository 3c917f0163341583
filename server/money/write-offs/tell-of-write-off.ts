import type { WriteOffState } from '#domain/payments/write-off.ts';
import { recordAudit, type Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { findPayable, publishBalances } from '../invoices/payable.ts';
import type { WriteOffRow } from './find-write-offs.ts';

interface Told {
  actor: Actor;
  /** The write-off after the step. */
  row: WriteOffRow;
  /** The state before the step; none for a new write-off. */
  before?: WriteOffState;
}

/** SE-03: records a step in the history of the write-off, and what it did in that of its invoice; tells open pages. */
export async function tellOfWriteOff(tx: Handle, { actor, row, before }: Told): Promise<void> {
  const { id, invoiceNumber, accountNumber, amountCents, reason, state, declineReason } = row;
  const said = { actor, accountNumber };
  const declined = declineReason && { declineReason };
  await recordAudit(tx, {
    ...said,
    action: before ? 'write-offs.edit' : 'write-offs.create',
    resource: 'write-offs',
    resourceId: id,
    details: before
      ? { before: { state: before }, after: { state, ...declined } }
      : { after: { state, amountCents, reason } },
  });
  if (state === 'posted') {
    const left = (await findPayable(tx, [invoiceNumber])).get(invoiceNumber)?.payableCents ?? 0;
    await recordAudit(tx, {
      ...said,
      action: 'invoices.edit',
      resource: 'invoices',
      resourceId: invoiceNumber,
      details: { before: { openCents: left + amountCents }, after: { openCents: left } },
    });
  }
  await publishBalances(tx, accountNumber, [invoiceNumber]);
}
