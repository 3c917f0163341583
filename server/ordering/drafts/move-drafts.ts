import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { orderDrafts } from './table.ts';

/** Returns the number of the account's drafts. */
export function countDrafts(db: Handle, accountNumber: string): Promise<number> {
  return db.$count(orderDrafts, eq(orderDrafts.accountNumber, accountNumber));
}

/** AD-05: gives the drafts of `from` to `into`. Call it in the transaction of a merge. */
export async function moveDrafts(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(orderDrafts)
    .set({ accountNumber: into })
    .where(eq(orderDrafts.accountNumber, from));
}
