import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { autopayInvoices, autopayPlans } from './table.ts';

/**
 * AD-05: gives what autopay announced and paid of `from` to `into`. What waits for its day is dropped, because autopay of
 * `from` ends; that of `into` announces the invoices itself, if it is on.
 */
export async function moveAutopay(
  tx: Handle,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  const { accountNumber, state, id } = autopayPlans;
  const isWaiting = and(eq(accountNumber, from), eq(state, 'announced'));
  const waiting = tx.select({ id }).from(autopayPlans).where(isWaiting);
  await tx.delete(autopayInvoices).where(inArray(autopayInvoices.planId, waiting));
  await tx.update(autopayPlans).set({ state: 'dropped', decidedAt: now }).where(isWaiting);
  await tx.update(autopayPlans).set({ accountNumber: into }).where(eq(accountNumber, from));
}
