import { inArray } from 'drizzle-orm';
import { exportTable } from '#server/platform/database/export-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { promiseMoves } from './table.ts';

/** AD-05: how promised dates of an account's orders were moved. */
export const promiseTable = exportTable({
  name: 'promised-dates',
  table: promiseMoves,
  key: 'id',
  where: (db, accountNumber) => inArray(promiseMoves.orderId, idsOfAccount(db, accountNumber)),
});
