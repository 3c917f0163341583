import { accountTable } from '../../platform/database/account-table.ts';
import { returnRequests } from './table.ts';

/** AD-05: the return requests of an account. */
export const returnRequestTable = accountTable({
  table: returnRequests,
  exportAs: { name: 'return-requests', key: 'number' },
  onMerge: 'move',
});
