import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { invoiceSeries } from './table.ts';

const SERIES = 'invoices';
/** The lab's own system uses the numbers below. */
const FIRST = 100_001;

/**
 * Returns the next numbers of invoices, such as `INV-100001`. The series stays locked until the transaction ends: one that
 * fails takes its numbers back, so that none is missing.
 */
export async function nextInvoiceNumbers(tx: Handle, count: number): Promise<string[]> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ id: SERIES, last: FIRST - 1 + count })
    .onConflictDoUpdate({
      target: invoiceSeries.id,
      set: { last: sql`${invoiceSeries.last} + ${count}` },
    })
    .returning({ last: invoiceSeries.last });
  if (!series) throw new Error('The series of invoices has no row');
  return Array.from({ length: count }, (_, index) => `INV-${series.last - count + 1 + index}`);
}
