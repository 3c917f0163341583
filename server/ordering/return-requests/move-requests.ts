import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { returnRequests } from './table.ts';

/** AD-05: gives the return requests of `from` to `into`. */
export async function moveRequests(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ accountNumber: into })
    .where(eq(returnRequests.accountNumber, from));
}
