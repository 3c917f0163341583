import { eq } from 'drizzle-orm';
import { exportTable } from '#server/platform/database/export-table.ts';
import { writeOffs } from './table.ts';

/** AD-05: the write-offs of an account. */
export const writeOffTable = exportTable({
  name: 'write-offs',
  table: writeOffs,
  key: 'id',
  where: (_db, accountNumber) => eq(writeOffs.accountNumber, accountNumber),
});
