import { inArray } from 'drizzle-orm';
import { exportTable } from '#server/platform/database/export-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { lensReturns } from './table.ts';

/** AD-05: which lenses of an account came back to the lab. */
export const returnTable = exportTable({
  name: 'lens-returns',
  table: lensReturns,
  key: 'id',
  where: (db, accountNumber) => inArray(lensReturns.orderId, idsOfAccount(db, accountNumber)),
});
