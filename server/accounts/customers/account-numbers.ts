import { eq, or } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { customers } from './table.ts';

/** Returns the number of the account and those of the accounts that were merged into it, as a query. */
export function numbersOf(db: Handle, accountNumber: string) {
  return db
    .select({ accountNumber: customers.accountNumber })
    .from(customers)
    .where(or(eq(customers.accountNumber, accountNumber), eq(customers.mergedInto, accountNumber)));
}
