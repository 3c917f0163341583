import { eq, getTableColumns, sql } from 'drizzle-orm';
import {
  ACCOUNT_MESSAGE_SORTS,
  accountMessageFilterSchema,
  type AccountMessage,
  type AccountMessageFilter,
} from '#domain/orders/order-message.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { ordersOfAccount } from '../orders/orders-of-account.ts';
import { toMessage } from './message-rows.ts';
import { orderMessageReads, orderMessages } from './table.ts';
import { readsOf, unreadBy } from './unread.ts';

type Sort = (typeof ACCOUNT_MESSAGE_SORTS)[number];

export const accountMessageList: ListRules<Sort, AccountMessageFilter> = {
  sorts: ACCOUNT_MESSAGE_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: accountMessageFilterSchema,
};

/**
 * AD-05: returns one page of the messages of an account's orders, as `uid` sees them. Reads the orders of the account by
 * their index, and the messages of each by theirs.
 */
export async function listAccountMessages(
  db: Handle,
  uid: string,
  { filter: { accountNumber }, order, limit, offset }: ListQuery<Sort, AccountMessageFilter>,
): Promise<Page<AccountMessage>> {
  const own = ordersOfAccount(db, accountNumber);
  const rows = await db
    .select({
      ...getTableColumns(orderMessages),
      orderNumber: own.number,
      unread: sql<boolean>`${unreadBy(uid)}`,
    })
    .from(orderMessages)
    .innerJoin(own, eq(own.id, orderMessages.orderId))
    .leftJoin(orderMessageReads, readsOf(uid))
    .orderBy(...inOrder(order, orderMessages.position))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .innerJoin(own, eq(own.id, orderMessages.orderId))
    .limit(MAX_COUNTED)
    .as('counted');
  return {
    rows: rows.map(({ orderNumber, unread, ...row }) =>
      Object.assign(toMessage(row, uid), { orderId: row.orderId, orderNumber, unread }),
    ),
    offset,
    total: await db.$count(counted),
  };
}
