import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { orders } from './table.ts';

/** Returns the number of the account's orders. */
export function countOrders(db: Handle, accountNumber: string): Promise<number> {
  return db.$count(orders, eq(orders.accountNumber, accountNumber));
}

/**
 * AD-05: gives the orders of `from` to `into`, with their messages and timelines. Their versions stay, and so does the
 * name of the practice that ordered. Call it in the transaction of a merge.
 */
export async function moveOrders(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.update(orders).set({ accountNumber: into }).where(eq(orders.accountNumber, from));
}
