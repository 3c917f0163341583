import { eq, or } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { customers, shipToAddresses } from './table.ts';

/** The proof of an account is told to nobody. */
const omit = ['lastInvoiceNumber'];

/** AD-05: the account, its additional and merged accounts, and its ship-to addresses. */
export const customerTables: readonly ExportTable[] = [
  exportTable({
    name: 'customer',
    table: customers,
    key: 'accountNumber',
    omit,
    where: (_db, accountNumber) => eq(customers.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'accounts',
    table: customers,
    key: 'accountNumber',
    omit,
    where: (_db, accountNumber) =>
      or(eq(customers.parentAccountNumber, accountNumber), eq(customers.mergedInto, accountNumber)),
  }),
  exportTable({
    name: 'addresses',
    table: shipToAddresses,
    key: 'id',
    where: (_db, accountNumber) => eq(shipToAddresses.accountNumber, accountNumber),
  }),
];
