import type { Share } from '#domain/money/ledger/postings.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findPayable, publishBalances } from '../invoices/payable.ts';

interface CreditUse {
  accountNumber: string;
  shares: readonly Share[];
  actor: Actor;
}

/**
 * SE-03: records in the history of each invoice what it owes after credit is used or comes back, and notifies open pages. Call
 * it before the use is posted.
 *
 * @param sign -1 for a use, 1 for one that is taken back, null for a reservation, which the invoice still owes
 */
export async function notifyOfUse(
  tx: Handle,
  { accountNumber, shares, actor }: CreditUse,
  sign: 1 | -1 | null,
): Promise<void> {
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  if (sign !== null) {
    const payable = await findPayable(tx, numbers);
    await recordAudits(
      tx,
      shares.map(({ invoiceNumber, cents }) => {
        const openCents = payable.get(invoiceNumber)?.payableCents ?? 0;
        return {
          actor,
          action: 'invoices.edit',
          resource: 'invoices',
          resourceId: invoiceNumber,
          accountNumber,
          details: { before: { openCents }, after: { openCents: openCents + sign * cents } },
        };
      }),
    );
  }
  await publishBalances(tx, accountNumber, numbers);
}
