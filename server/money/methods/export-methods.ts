import { eq } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { autopays } from './table.ts';

/** AD-05: autopay of an account. Cards and bank accounts are the gateway's. */
export const autopayTable: ExportTable = exportTable({
  name: 'autopay',
  table: autopays,
  key: 'accountNumber',
  where: (_db, accountNumber) => eq(autopays.accountNumber, accountNumber),
});
