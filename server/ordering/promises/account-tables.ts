import { partTable } from '../../platform/database/account-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { promiseMoves } from './table.ts';

/** AD-05: how promised dates of an account's orders were moved. */
export const promiseTable = partTable({
  table: promiseMoves,
  column: promiseMoves.orderId,
  of: idsOfAccount,
  exportAs: { name: 'promised-dates', key: 'id' },
});
