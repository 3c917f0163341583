import { writeOffEntries } from '#domain/money/ledger/postings.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { entriesOfFormer } from '../ledger/entries-of-former.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { reversalsOf } from '../ledger/reverse-transaction.ts';
import type { WriteOffRow } from './find-write-offs.ts';

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

/**
 * Takes the transaction of a write-off back, once. What was posted to an account before a merge is carried on to the account
 * of today.
 */
export async function postReversal(
  tx: Handle,
  { id, accountNumber, transactionId, reversalReason: reason }: WriteOffRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (transactionId === null) throw new Error(`The write-off ${id} was not posted`);
  const reversals = await reversalsOf(tx, [transactionId], { actor, reason, effectiveAt: now });
  const entries = entriesOfFormer(reversals, accountNumber);
  const key = `write-off-reversal:${id}`;
  const follow = { key, kind: 'writeOff' as const, entries, effectiveAt: now, reason, actor };
  await postTransactions(tx, [...reversals, ...(entries.length > 0 ? [follow] : [])], now);
}
