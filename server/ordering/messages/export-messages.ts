import { inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { orderMessages } from './table.ts';

/** AD-05: the messages about the orders of an account, the oldest first. */
export const messageTable: ExportTable = exportTable({
  name: 'messages',
  table: orderMessages,
  key: 'position',
  where: (db, accountNumber) => inArray(orderMessages.orderId, idsOfAccount(db, accountNumber)),
});
