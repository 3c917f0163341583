import { eq } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { monthlyStatements } from './table.ts';

/** AD-05: of which months an account was told its statement, and when. */
export const monthlyStatementTable: ExportTable = exportTable({
  name: 'monthly-statements',
  table: monthlyStatements,
  key: 'id',
  where: (_db, accountNumber) => eq(monthlyStatements.accountNumber, accountNumber),
});
