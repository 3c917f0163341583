import { eq, or } from 'drizzle-orm';
import { accountTable } from '../../platform/database/account-table.ts';
import { customers, shipToAddresses } from './table.ts';

/** The proof of an account is shown to nobody. */
const omit = ['lastInvoiceNumber'];

/** AD-05: the account, its additional and merged accounts, and its ship-to addresses. */
export const customerTables = [
  accountTable({
    table: customers,
    exportAs: { name: 'customer', key: 'accountNumber', omit },
    onMerge: 'planned',
  }),
  accountTable({
    table: customers,
    where: (_db, accountNumber) =>
      or(eq(customers.parentAccountNumber, accountNumber), eq(customers.mergedInto, accountNumber)),
    exportAs: { name: 'accounts', key: 'accountNumber', omit },
    onMerge: 'planned',
  }),
  accountTable({
    table: shipToAddresses,
    exportAs: { name: 'addresses', key: 'id' },
    onMerge: 'planned',
  }),
];
