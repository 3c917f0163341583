import { accountTable, keysIn, partTable } from '../../platform/database/account-table.ts';
import { invoiceBalances } from '../table.ts';
import { moveMoney } from './move-money.ts';
import { invoiceLines, invoices } from './table.ts';

/** Returns the numbers of the account's invoices, as a query. */
export const invoicesOfAccount = keysIn(invoices, invoices.number);

/** AD-05: the invoices of an account, their lines and what became of their amounts. */
export const invoiceTables = [
  accountTable({
    table: invoices,
    exportAs: { name: 'invoices', key: 'number' },
    onMerge: moveMoney,
    countAs: 'invoices',
  }),
  partTable({
    table: invoiceLines,
    column: invoiceLines.invoiceNumber,
    of: invoicesOfAccount,
    exportAs: { name: 'invoice-lines', key: 'id' },
  }),
  partTable({
    table: invoiceBalances,
    column: invoiceBalances.invoiceNumber,
    of: invoicesOfAccount,
    exportAs: { name: 'invoice-balances', key: 'invoiceNumber' },
  }),
];
