import type { Account } from '#domain/schemas/customer.ts';
import { recordAudit, type Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { customers } from './table.ts';

export interface CustomerInput extends Account {
  parentAccountNumber: string | null;
  address: string;
  apt: string;
  city: string;
  /** Or province. */
  state: string;
  zip: string;
  /** ISO 3166, two letters. */
  country: string;
  phone: string;
  website: string;
  /** Blank: nobody can claim the account. */
  lastInvoiceNumber: string;
}

/** Makes the account, or changes what is known of it. */
export async function saveCustomer(
  tx: Handle,
  { actor, customer }: { actor: Actor; customer: CustomerInput },
): Promise<void> {
  const { accountNumber, ...rest } = customer;
  // With it somebody could claim the account: it stays where it is needed.
  const { lastInvoiceNumber: _proof, ...details } = rest;
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
    details,
  });
}
