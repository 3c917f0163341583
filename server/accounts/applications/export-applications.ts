import { eq } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { applications } from './table.ts';

/** AD-05: the applications that an account was made for. */
export const applicationTable: ExportTable = exportTable({
  name: 'applications',
  table: applications,
  key: 'id',
  where: (_db, accountNumber) => eq(applications.accountNumber, accountNumber),
});
