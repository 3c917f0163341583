import { eq, inArray, sql } from 'drizzle-orm';
import type { FieldError } from '#domain/access/api-error.ts';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';
import { startedCents } from '../started.ts';
import { invoiceBalances } from '../table.ts';
import { invoices } from './table.ts';

export interface PayableInvoice {
  accountNumber: string;
  practice: string;
  poNumber: string;
  /** The buying group that owes it; null when the practice does. */
  billedThrough: string | null;
  /** What can still be paid, without what payments under way will pay. */
  payableCents: Cents;
  /** What online payments reserve that were started and not made. */
  startedCents: Cents;
}

const PAYABLE = sql<number>`COALESCE(
  ${invoiceBalances.chargedCents} - ${invoiceBalances.paidCents} - ${invoiceBalances.creditedCents}
    - ${invoiceBalances.writtenOffCents} - ${invoiceBalances.pendingCents}, 0)`.mapWith(Number);

/** Returns what can still be paid of the invoices, by number. */
export async function findPayable(
  db: Handle,
  numbers: readonly string[],
): Promise<Map<string, PayableInvoice>> {
  if (numbers.length === 0) return new Map();
  const { number, accountNumber, practice, poNumber, billedThrough } = invoices;
  const rows = await db
    .select({
      number,
      accountNumber,
      practice,
      poNumber,
      billedThrough,
      payableCents: PAYABLE,
      startedCents: startedCents(sql`${invoices.number}`),
    })
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, number))
    .where(inArray(number, [...numbers]));
  return new Map(rows.map(({ number: id, ...row }) => [id, row]));
}

/**
 * Checks that the invoices are the account's and that none gets more than is open. The ledger checks the amounts again,
 * with its balances locked.
 *
 * @throws Problem 422 with what is wrong, by field (`shares.0.cents`)
 */
export async function requirePayable(
  db: Handle,
  accountNumber: string,
  shares: readonly Share[],
): Promise<void> {
  const found = await findPayable(
    db,
    shares.map(({ invoiceNumber }) => invoiceNumber),
  );
  refuseShares(shares, (share) => problemOf(share, found.get(share.invoiceNumber), accountNumber));
}

interface ShareProblem {
  field: keyof Share;
  error: FieldError;
}

/** Refuses shares with all that is wrong, by field (`shares.0.cents`). @throws Problem 422 */
export function refuseShares(
  shares: readonly Share[],
  find: (share: Share) => ShareProblem | null,
): void {
  const errors = Object.fromEntries(
    shares.flatMap((share, index) => {
      const problem = find(share);
      return problem ? [[`shares.${index}.${problem.field}`, problem.error]] : [];
    }),
  );
  const [first] = Object.values(errors);
  if (first) throw new Problem('invalid', first.message, { errors });
}

function problemOf(
  share: Share,
  invoice: PayableInvoice | undefined,
  accountNumber: string,
): ShareProblem | null {
  const { invoiceNumber } = share;
  if (invoice?.accountNumber !== accountNumber) {
    const message = `Account ${accountNumber} has no invoice ${invoiceNumber}`;
    return { field: 'invoiceNumber', error: { rule: 'unknown', message, value: invoiceNumber } };
  }
  return tooMuch(share, invoice);
}

/** Returns what is wrong with a share that is more than can be paid; null when it is not. */
export function tooMuch(
  { invoiceNumber, cents }: Share,
  { payableCents, startedCents: started }: Pick<PayableInvoice, 'payableCents' | 'startedCents'>,
): ShareProblem | null {
  if (cents <= payableCents) return null;
  if (cents <= payableCents + started) {
    const message = `An online payment of invoice ${invoiceNumber} was started and is not finished. It must be canceled first`;
    const error = { rule: 'started', message: message, value: cents, nearest: payableCents };
    return { field: 'cents', error };
  }
  const message = `Only ${formatCents(payableCents, 'USD', 'en')} of invoice ${invoiceNumber} is open`;
  return { field: 'cents', error: { rule: 'max', message, value: cents, nearest: payableCents } };
}

/** Notifies open pages that the balances of the invoices changed. */
export async function publishBalances(
  tx: Handle,
  accountNumber: string,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  await publishChanges(
    tx,
    [...new Set(numbers)].map((id) => ({ resource: 'invoices', id, accountNumber, version: 1 })),
  );
}
