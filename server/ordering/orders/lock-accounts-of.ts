import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Handle } from '../../platform/database/database.ts';
import { orders } from './table.ts';

/**
 * Locks the accounts of the orders for the rest of the transaction, before the orders themselves: a merge locks in that
 * order, too. What is no order's id is left out.
 */
export async function lockAccountsOf(tx: Handle, orderIds: readonly string[]): Promise<void> {
  const ids = orderIds.filter((id) => z.guid().safeParse(id).success);
  if (ids.length === 0) return;
  const rows = await tx
    .selectDistinct({ accountNumber: orders.accountNumber })
    .from(orders)
    .where(inArray(orders.id, ids));
  await lockAccounts(
    tx,
    rows.map(({ accountNumber }) => accountNumber),
  );
}
