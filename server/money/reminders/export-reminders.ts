import { inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { numbersOf } from '../invoices/export-invoices.ts';
import { invoiceReminders } from './table.ts';

/** AD-05: of which invoices an account was reminded, and when. */
export const reminderTable: ExportTable = exportTable({
  name: 'invoice-reminders',
  table: invoiceReminders,
  key: 'id',
  where: (db, accountNumber) =>
    inArray(invoiceReminders.invoiceNumber, numbersOf(db, accountNumber)),
});
