import type { Account } from '#domain/schemas/customer.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Handle } from '../database/database.ts';
import { customers } from './table.ts';

export interface CustomerInput extends Account {
  parentAccountNumber: string | null;
  phone: string;
  website: string;
}

/** Makes the account, or changes what is known of it. */
export async function saveCustomer(
  tx: Handle,
  { actor, customer }: { actor: Actor; customer: CustomerInput },
): Promise<void> {
  const { accountNumber, ...rest } = customer;
  await tx
    .insert(customers)
    .values(customer)
    .onConflictDoUpdate({ target: customers.accountNumber, set: rest });
  await recordAudit(tx, {
    actor,
    action: 'customer.save',
    resource: 'customers',
    resourceId: accountNumber,
    accountNumber,
    details: { ...rest },
  });
}
