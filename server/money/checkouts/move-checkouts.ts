import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { checkoutShares } from './table.ts';

/**
 * AD-05: gives the online payments of `from` to `into`. None is under way: the ledger refuses a merge while its amounts are
 * reserved.
 */
export async function moveCheckouts(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(checkoutShares)
    .set({ accountNumber: into })
    .where(eq(checkoutShares.accountNumber, from));
}
