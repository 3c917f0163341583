import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { customers } from './table.ts';

/**
 * Locks the accounts for the rest of the transaction and returns those that exist and were not merged into others. Always locks by number, so that two
 * transactions never deadlock.
 */
export async function lockAccounts(tx: Handle, accountNumbers: string[]): Promise<string[]> {
  const rows = await tx
    .select({ accountNumber: customers.accountNumber })
    .from(customers)
    .where(and(inArray(customers.accountNumber, accountNumbers), isNull(customers.mergedInto)))
    .orderBy(asc(customers.accountNumber))
    .for('no key update');
  return rows.map(({ accountNumber }) => accountNumber);
}
