import { eq } from 'drizzle-orm';
import { accountTable, type MergedAccounts } from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { accountChoices } from './table.ts';

/** EM-04, AD-05: how members who chose nothing are notified. A setting, which an export leaves out. */
export const accountChoiceTable = accountTable({
  table: accountChoices,
  exportAs: null,
  onMerge: moveChoices,
});

/** The target of a merge keeps its own defaults; without any, it takes those of the merged account. */
async function moveChoices(tx: Handle, { from, into }: MergedAccounts): Promise<void> {
  const { accountNumber } = accountChoices;
  const ofMerged = eq(accountChoices.accountNumber, from);
  const own = await tx
    .select({ accountNumber })
    .from(accountChoices)
    .where(eq(accountNumber, into));
  if (own.length > 0) await tx.delete(accountChoices).where(ofMerged);
  else await tx.update(accountChoices).set({ accountNumber: into }).where(ofMerged);
}
