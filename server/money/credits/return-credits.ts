import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { creditGrantEntries } from '#domain/money/ledger/postings.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { lensCredits } from '../table.ts';

/** A lens that a practice gave back, and what is credited for it. */
export interface ReturnedLens {
  /** `RMA-100001`: the request, whose credit is given once. */
  requestNumber: string;
  accountNumber: string;
  /** The order of the lens: the document that a statement names. */
  orderNumber: string;
  eye: 'right' | 'left';
  cents: Cents;
}

/**
 * CR-03: opens the credit for a lens that was returned, and returns its number. Post it last: the accounts that all credits
 * share stay locked from here on. Repeated with the same content, it returns the same credit.
 *
 * @throws Problem 409 for the same request with other content
 */
export async function openReturnCredit(
  tx: Handle,
  { requestNumber, accountNumber, orderNumber, eye, cents }: ReturnedLens,
  { actor, now }: { actor: Actor; now: Date },
): Promise<string> {
  const request = {
    key: `returnCredit:${orderNumber}:${eye}:${requestNumber}`,
    kind: 'creditGrant' as const,
    entries: creditGrantEntries(accountNumber, cents),
    effectiveAt: now,
    reason: requestNumber,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  const [credit] = await tx
    .select({ number: lensCredits.number })
    .from(lensCredits)
    .where(eq(lensCredits.transactionId, posted?.id ?? 0));
  if (!credit) throw new Error(`No credit opened for ${requestNumber}`);
  return credit.number;
}

/** CR-04: returns the numbers of the open credits of exchanges, by order and eye: `LP-100042:right`. */
export async function exchangeCreditNumbers(
  db: Handle,
  orderNumbers: readonly string[],
): Promise<Map<string, string>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .select({
      number: lensCredits.number,
      orderNumber: lensCredits.orderNumber,
      eye: lensCredits.eye,
    })
    .from(lensCredits)
    .where(
      and(eq(lensCredits.cause, 'exchange'), inArray(lensCredits.orderNumber, [...orderNumbers])),
    )
    .orderBy(desc(lensCredits.number));
  return new Map(rows.map(({ number, orderNumber, eye }) => [`${orderNumber}:${eye}`, number]));
}
