import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { payments } from './table.ts';

/** AD-05: gives the payments of `from` to `into`. What they left in the ledger moves with the invoices. */
export async function movePayments(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx.update(payments).set({ accountNumber: into }).where(eq(payments.accountNumber, from));
}
