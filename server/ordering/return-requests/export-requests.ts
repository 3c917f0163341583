import { eq } from 'drizzle-orm';
import { exportTable } from '#server/platform/database/export-table.ts';
import { returnRequests } from './table.ts';

/** AD-05: the return requests of an account. */
export const returnRequestTable = exportTable({
  name: 'return-requests',
  table: returnRequests,
  key: 'number',
  where: (_db, accountNumber) => eq(returnRequests.accountNumber, accountNumber),
});
