import { inArray } from 'drizzle-orm';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findCustomer } from './get-customer-information.ts';
import { customers } from './table.ts';

/** Refuses an account outside the scope, and one that does not exist. @throws Problem 403, 404 */
export async function requireAccount(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<void> {
  if (!isWithin(scope, accountNumber)) throw new Problem('forbidden', 'This is not your account');
  const customer = await findCustomer(db, accountNumber);
  if (!customer) throw new Problem('not-found', 'There is no such account');
}

/** Returns the names of the practices, by account number. */
export async function practiceNames(
  db: Handle,
  accountNumbers: string[],
): Promise<Map<string, string>> {
  if (accountNumbers.length === 0) return new Map();
  const rows = await db
    .select({ accountNumber: customers.accountNumber, practice: customers.practice })
    .from(customers)
    .where(inArray(customers.accountNumber, accountNumbers));
  return new Map(rows.map(({ accountNumber, practice }) => [accountNumber, practice]));
}
