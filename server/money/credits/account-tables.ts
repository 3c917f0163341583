import { accountTable, keysIn, partTable } from '../../platform/database/account-table.ts';
import { ledgerAccounts, lensCredits, lensCreditUses } from '../table.ts';
import { moveLensCredits } from './move-credits.ts';

/** AD-05: what waits in the ledger for a lens. What an account has there moves with its invoices. */
export const waitingCredits = accountTable({
  table: ledgerAccounts,
  // Invoices, payments and credits say the same.
  exportAs: null,
  onMerge: moveLensCredits,
});

/** AD-05: the lens credits of an account, also those of which nothing is left, and what was taken of them. */
export const creditTables = [
  accountTable({
    table: lensCredits,
    exportAs: { name: 'lens-credits', key: 'number' },
    onMerge: 'move',
  }),
  partTable({
    table: lensCreditUses,
    column: lensCreditUses.creditNumber,
    of: keysIn(lensCredits, lensCredits.number),
    exportAs: { name: 'lens-credit-uses', key: 'id' },
  }),
];
