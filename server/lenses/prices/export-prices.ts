import { eq } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { agreedPrices } from './table.ts';

/** AD-05: the prices that are agreed with an account itself. */
export const priceTable: ExportTable = exportTable({
  name: 'prices',
  table: agreedPrices,
  key: 'id',
  where: (_db, accountNumber) => eq(agreedPrices.accountNumber, accountNumber),
});
