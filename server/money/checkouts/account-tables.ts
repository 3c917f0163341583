import { accountTable, keysIn, partTable } from '../../platform/database/account-table.ts';
import { checkouts, checkoutShares } from './table.ts';

/**
 * AD-05: the online payments of an account, and what of them is for its invoices. In a merge none is under way: the ledger
 * refuses it while their amounts are reserved.
 */
export const checkoutTables = [
  partTable({
    table: checkouts,
    column: checkouts.id,
    of: keysIn(checkoutShares, checkoutShares.checkoutId),
    exportAs: { name: 'online-payments', key: 'id' },
  }),
  accountTable({
    table: checkoutShares,
    exportAs: { name: 'online-payment-shares', key: 'id' },
    onMerge: 'move',
  }),
];
