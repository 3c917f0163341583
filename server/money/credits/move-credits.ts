import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { lensCredits } from '../table.ts';

/** AD-05: gives the lens credits of `from` to `into`, also those of which nothing is left. Their balance moves in the ledger. */
export async function moveCredits(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(lensCredits)
    .set({ accountNumber: into })
    .where(eq(lensCredits.accountNumber, from));
}
