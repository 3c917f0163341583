import { accountTable, partTable } from '../../platform/database/account-table.ts';
import { idsOfAccount } from './orders-of-account.ts';
import { orderEvents, orderLenses, orders } from './table.ts';

/**
 * AD-05: the orders of an account, their lenses and their timelines. In a merge their versions stay, and so does the name of
 * the practice that ordered.
 */
export const orderTables = [
  accountTable({
    table: orders,
    exportAs: { name: 'orders', key: 'id' },
    onMerge: 'move',
    countAs: 'orders',
  }),
  partTable({
    table: orderLenses,
    column: orderLenses.orderId,
    of: idsOfAccount,
    exportAs: { name: 'order-lenses', key: 'id' },
  }),
  partTable({
    table: orderEvents,
    column: orderEvents.orderId,
    of: idsOfAccount,
    exportAs: { name: 'order-timelines', key: 'id' },
  }),
];
