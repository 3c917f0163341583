import { partTable } from '../../platform/database/account-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { lensReturns } from './table.ts';

/** AD-05: which lenses of an account came back to the lab. */
export const returnTable = partTable({
  table: lensReturns,
  column: lensReturns.orderId,
  of: idsOfAccount,
  exportAs: { name: 'lens-returns', key: 'id' },
});
