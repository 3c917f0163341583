import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { invoiceBalances } from '../table.ts';
import { IS_OPEN, LEFT, NEEDS_PAYMENT } from './invoice-conditions.ts';
import { invoices } from './table.ts';

/** More than any practice has open. */
const MOST_OPEN = 1_000;

export type UnpaidInvoice = Pick<
  typeof invoices.$inferSelect,
  'number' | 'accountNumber' | 'dueOn' | 'netDays'
>;

interface Asked {
  dueBefore: Date;
  /** The number of the last invoice of the page before; blank for the first. */
  after: string;
  limit: number;
}

/**
 * PY-08: returns the next invoices with something left that no payment under way will pay, by number. Those that a buying
 * group pays are left out.
 */
export function unpaidInvoices(
  db: Handle,
  { dueBefore, after, limit }: Asked,
): Promise<UnpaidInvoice[]> {
  const { number, accountNumber, dueOn, netDays } = invoices;
  return db
    .select({ number, accountNumber, dueOn, netDays })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, number))
    .where(
      and(
        NEEDS_PAYMENT,
        isNull(invoices.billedThrough),
        lt(invoices.overdueFrom, dueBefore),
        gt(number, after),
      ),
    )
    .orderBy(asc(number))
    .limit(limit);
}

/** An invoice that something is left of to pay. */
export interface OpenInvoice {
  number: string;
  dueOn: string;
  /** What is left, without what payments under way will pay. */
  payableCents: Cents;
  /** A payment of it is under way. */
  isInFlight: boolean;
}

/** PY-09: returns what is open of an account's invoices, the earliest due first. What a buying group pays is left out. */
export async function openInvoicesOf(db: Handle, accountNumber: string): Promise<OpenInvoice[]> {
  const { number, dueOn } = invoices;
  const { pendingCents } = invoiceBalances;
  const rows = await db
    .select({ number, dueOn, left: LEFT.mapWith(Number), pendingCents })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, number))
    .where(and(eq(invoices.accountNumber, accountNumber), IS_OPEN, isNull(invoices.billedThrough)))
    .orderBy(asc(dueOn), asc(number))
    .limit(MOST_OPEN);
  return rows.map(({ number: id, dueOn: day, left, pendingCents: pending }) => ({
    number: id,
    dueOn: day,
    payableCents: left - pending,
    isInFlight: pending > 0,
  }));
}
