import { eq, inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { invoiceBalances } from '../table.ts';
import { invoiceLines, invoices } from './table.ts';
import type { Handle } from '#server/platform/database/database.ts';

/** Returns the numbers of the account's invoices, as a subquery. */
export function numbersOf(db: Handle, accountNumber: string) {
  return db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.accountNumber, accountNumber));
}

/** AD-05: the invoices of an account, their lines and what became of their amounts. */
export const invoiceTables: readonly ExportTable[] = [
  exportTable({
    name: 'invoices',
    table: invoices,
    key: 'number',
    where: (_db, accountNumber) => eq(invoices.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'invoice-lines',
    table: invoiceLines,
    key: 'id',
    where: (db, accountNumber) => inArray(invoiceLines.invoiceNumber, numbersOf(db, accountNumber)),
  }),
  exportTable({
    name: 'invoice-balances',
    table: invoiceBalances,
    key: 'invoiceNumber',
    where: (db, accountNumber) =>
      inArray(invoiceBalances.invoiceNumber, numbersOf(db, accountNumber)),
  }),
];
