import { partTable } from '../../platform/database/account-table.ts';
import { idsOfAccount } from '../orders/orders-of-account.ts';
import { orderMessages } from './table.ts';

/** AD-05: the messages about the orders of an account, the oldest first. */
export const messageTable = partTable({
  table: orderMessages,
  column: orderMessages.orderId,
  of: idsOfAccount,
  exportAs: { name: 'messages', key: 'position' },
});
