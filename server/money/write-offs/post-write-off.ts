import { writeOffEntries } from '#domain/ledger/postings.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { postTransactions } from '../ledger/post-transactions.ts';

interface Posting {
  id: string;
  accountNumber: string;
  invoiceNumber: string;
  amountCents: number;
  reason: string;
}

/** Posts a write-off once and returns the id of its transaction. @throws Problem 409 when less of the invoice is open */
export async function postWriteOff(
  tx: Handle,
  { id, accountNumber, invoiceNumber, amountCents, reason }: Posting,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const request = {
    key: `write-off:${invoiceNumber}:${id}`,
    kind: 'writeOff' as const,
    entries: writeOffEntries(accountNumber, [{ invoiceNumber, cents: amountCents }]),
    effectiveAt: now,
    reason,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  return posted.id;
}
