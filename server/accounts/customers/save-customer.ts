import type { Account } from '#domain/customers/customer.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { customers } from './table.ts';

export interface CustomerInput extends Account {
  parentAccountNumber: string | null;
  address: string;
  apt: string;
  city: string;
  /** State or province. */
  state: string;
  zip: string;
  /** Two letters (ISO 3166). */
  country: string;
  phone: string;
  website: string;
  /** Blank: the account cannot be claimed. */
  lastInvoiceNumber: string;
}

/** Creates the account or updates its data. */
export async function saveCustomer(
  tx: Handle,
  { actor, customer }: { actor: Actor; customer: CustomerInput },
): Promise<void> {
  const { accountNumber, ...rest } = customer;
  // Omitted from the audit entry, because a user could claim the account with it.
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
