import { partTable } from '../../platform/database/account-table.ts';
import { invoicesOfAccount } from '../invoices/account-tables.ts';
import { invoiceReminders } from './table.ts';

/** AD-05: of which invoices an account was reminded, and when. */
export const reminderTable = partTable({
  table: invoiceReminders,
  column: invoiceReminders.invoiceNumber,
  of: invoicesOfAccount,
  exportAs: { name: 'invoice-reminders', key: 'id' },
});
