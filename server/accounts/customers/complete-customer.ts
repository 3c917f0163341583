import { and, eq } from 'drizzle-orm';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { CustomerInput } from './save-customer.ts';
import { customers } from './table.ts';

/** Sets address and proof of an account that has neither. Changes nothing else. */
export async function completeCustomer(
  tx: Handle,
  { actor, customer }: { actor: Actor; customer: CustomerInput },
): Promise<void> {
  const { accountNumber, lastInvoiceNumber } = customer;
  const { address, apt, city, state, zip, country } = customer;
  const place = { address, apt, city, state, zip, country };
  const completed = await tx
    .update(customers)
    .set({ ...place, lastInvoiceNumber })
    .where(and(eq(customers.accountNumber, accountNumber), isBlank()))
    .returning({ accountNumber: customers.accountNumber });
  if (completed.length === 0) return;
  await recordAudit(tx, {
    actor,
    action: 'customer.complete',
    resource: 'customers',
    resourceId: accountNumber,
    accountNumber,
    details: place,
  });
}

function isBlank() {
  const { address, apt, city, state, zip, country, lastInvoiceNumber } = customers;
  const columns = [address, apt, city, state, zip, country, lastInvoiceNumber];
  return and(...columns.map((column) => eq(column, '')));
}
