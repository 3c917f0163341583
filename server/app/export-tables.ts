import { applicationTable } from '../accounts/applications/export-applications.ts';
import { customerTables } from '../accounts/customers/export-customers.ts';
import { historyTable } from '../accounts/export/history-table.ts';
import { invitationTable } from '../accounts/invitations/export-invitations.ts';
import { memberTable } from '../accounts/members/export-members.ts';
import { knownUsers } from '../accounts/users/known-users.ts';
import { priceTable } from '../lenses/prices/export-prices.ts';
import { checkoutTables } from '../money/checkouts/export-checkouts.ts';
import { creditTables } from '../money/credits/export-credits.ts';
import { invoiceTables } from '../money/invoices/export-invoices.ts';
import { autopayTables } from '../money/autopay/export-autopay.ts';
import { autopayTable } from '../money/methods/export-methods.ts';
import { paymentTables } from '../money/payments/export-payments.ts';
import { writeOffTable } from '../money/write-offs/export-write-offs.ts';
import { reminderTable } from '../money/reminders/export-reminders.ts';
import { monthlyStatementTable } from '../money/statements/monthly/export-monthly.ts';
import { messageTable } from '../ordering/messages/export-messages.ts';
import { orderTables } from '../ordering/orders/export-orders.ts';
import { promiseTable } from '../ordering/promises/export-moves.ts';
import { returnRequestTable } from '../ordering/return-requests/export-requests.ts';
import { returnTable } from '../ordering/returns/export-returns.ts';
import type { ExportTable } from '../platform/database/export-table.ts';

/** AD-05: everything that is exported about an account, in the order of the archive. */
export const exportTables: readonly ExportTable[] = [
  ...customerTables,
  memberTable(knownUsers),
  ...orderTables,
  promiseTable,
  returnTable,
  returnRequestTable,
  ...invoiceTables,
  ...paymentTables,
  ...checkoutTables,
  autopayTable,
  ...autopayTables,
  writeOffTable,
  ...creditTables,
  reminderTable,
  monthlyStatementTable,
  messageTable,
  priceTable,
  applicationTable,
  invitationTable,
  historyTable,
];
