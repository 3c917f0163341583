import { eq, inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { idsOfAccount } from './orders-of-account.ts';
import { orderEvents, orderLenses, orders } from './table.ts';

/** AD-05: the orders of an account, their lenses and their timelines. */
export const orderTables: readonly ExportTable[] = [
  exportTable({
    name: 'orders',
    table: orders,
    key: 'id',
    where: (_db, accountNumber) => eq(orders.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'order-lenses',
    table: orderLenses,
    key: 'id',
    where: (db, accountNumber) => inArray(orderLenses.orderId, idsOfAccount(db, accountNumber)),
  }),
  exportTable({
    name: 'order-timelines',
    table: orderEvents,
    key: 'id',
    where: (db, accountNumber) => inArray(orderEvents.orderId, idsOfAccount(db, accountNumber)),
  }),
];
