import { and, eq, inArray } from 'drizzle-orm';
import {
  accountTable,
  keysIn,
  partTable,
  type MergeStep,
} from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { autopayInvoices, autopayPlans } from './table.ts';

/** AD-05: what autopay announced to an account, and for which invoices. */
export const autopayTables = [
  accountTable({
    table: autopayPlans,
    exportAs: { name: 'autopay-announcements', key: 'id' },
    onMerge: moveAutopay,
  }),
  partTable({
    table: autopayInvoices,
    column: autopayInvoices.planId,
    of: keysIn(autopayPlans, autopayPlans.id),
    exportAs: { name: 'autopay-invoices', key: 'invoiceNumber' },
  }),
];

/**
 * Gives what autopay announced and paid of `from` to `into`. What waits for its day is dropped, because autopay of `from`
 * ends; that of `into` announces the invoices itself, if it is on.
 */
async function moveAutopay(tx: Handle, { from, into, now }: MergeStep): Promise<void> {
  const { accountNumber, state, id } = autopayPlans;
  const isWaiting = and(eq(accountNumber, from), eq(state, 'announced'));
  const waiting = tx.select({ id }).from(autopayPlans).where(isWaiting);
  await tx.delete(autopayInvoices).where(inArray(autopayInvoices.planId, waiting));
  await tx.update(autopayPlans).set({ state: 'dropped', decidedAt: now }).where(isWaiting);
  await tx.update(autopayPlans).set({ accountNumber: into }).where(eq(accountNumber, from));
}
