import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { invoiceBalances } from '../table.ts';
import { NEEDS_PAYMENT } from './invoice-conditions.ts';
import { invoices } from './table.ts';

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
