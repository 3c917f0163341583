import { eq, inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { autopayInvoices, autopayPlans } from './table.ts';

/** AD-05: what autopay announced to an account, and for which invoices. */
export const autopayTables: readonly ExportTable[] = [
  exportTable({
    name: 'autopay-announcements',
    table: autopayPlans,
    key: 'id',
    where: (_db, accountNumber) => eq(autopayPlans.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'autopay-invoices',
    table: autopayInvoices,
    key: 'invoiceNumber',
    where: (db, accountNumber) =>
      inArray(
        autopayInvoices.planId,
        db
          .select({ id: autopayPlans.id })
          .from(autopayPlans)
          .where(eq(autopayPlans.accountNumber, accountNumber)),
      ),
  }),
];
