import { inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { invoices } from './table.ts';

/** Returns when each of the invoices is overdue, by number. */
export async function findOverdueTimes(
  db: Handle,
  numbers: readonly string[],
): Promise<Map<string, Date>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: invoices.number, overdueFrom: invoices.overdueFrom })
    .from(invoices)
    .where(inArray(invoices.number, [...numbers]));
  return new Map(rows.map(({ number, overdueFrom }) => [number, overdueFrom]));
}
