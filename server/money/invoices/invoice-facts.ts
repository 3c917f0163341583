import { inArray } from 'drizzle-orm';
import type { InvoiceFacts } from '#domain/money/journal/documents.ts';
import type { Handle } from '../../platform/database/database.ts';
import { invoices } from './table.ts';

/** Returns what the ledger does not know of invoices, by number. */
export async function invoiceFacts(
  db: Handle,
  numbers: string[],
): Promise<Map<string, InvoiceFacts>> {
  if (numbers.length === 0) return new Map();
  const { number, dueOn, poNumber, orderNumber } = invoices;
  const rows = await db
    .select({ number, dueOn, poNumber, orderNumber })
    .from(invoices)
    .where(inArray(number, numbers));
  return new Map(rows.map(({ number: id, ...facts }) => [id, facts]));
}
