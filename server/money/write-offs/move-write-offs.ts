import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { writeOffs } from './table.ts';

/** AD-05: gives the write-offs of `from` to `into`. */
export async function moveWriteOffs(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.update(writeOffs).set({ accountNumber: into }).where(eq(writeOffs.accountNumber, from));
}
