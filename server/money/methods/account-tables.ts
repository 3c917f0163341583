import { accountTable } from '../../platform/database/account-table.ts';
import { moveMethods } from './move-methods.ts';
import { autopays, gatewayCustomers } from './table.ts';

/** AD-05: autopay of an account, which ends with a merge. Cards and bank accounts are the gateway's. */
export const methodTables = [
  accountTable({ table: gatewayCustomers, exportAs: null, onMerge: moveMethods }),
  accountTable({
    table: autopays,
    exportAs: { name: 'autopay', key: 'accountNumber' },
    onMerge: 'stay',
  }),
];
