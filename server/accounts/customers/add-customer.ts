import { sql } from 'drizzle-orm';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { customers } from './table.ts';

type NewCustomer = Omit<typeof customers.$inferInsert, 'accountNumber'>;

/** Creates an account under the next free number and returns the number. */
export async function addCustomer(
  tx: Handle,
  { actor, customer }: { actor: Actor; customer: NewCustomer },
): Promise<string> {
  const accountNumber = await insertCustomer(tx, customer);
  await recordAudit(tx, {
    actor,
    action: 'customer.add',
    resource: 'customers',
    resourceId: accountNumber,
    accountNumber,
    details: { ...customer },
  });
  return accountNumber;
}

/** Returns the number. Skips a number that was given to an account by hand. */
export async function insertCustomer(tx: Handle, customer: NewCustomer): Promise<string> {
  for (;;) {
    const accountNumber = await nextAccountNumber(tx);
    const inserted = await tx
      .insert(customers)
      .values({ ...customer, accountNumber })
      // Only a number that is taken: whatever else is unique is the caller's to correct.
      .onConflictDoNothing({ target: customers.accountNumber })
      .returning({ accountNumber: customers.accountNumber });
    if (inserted.length > 0) return accountNumber;
  }
}

async function nextAccountNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute(sql`SELECT nextval('account_numbers') AS number`);
  return String(rows[0]?.['number']);
}
