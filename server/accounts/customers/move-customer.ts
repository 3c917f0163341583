import { eq, sql } from 'drizzle-orm';
import type { CustomerMove, CustomerRecord } from '#domain/customers/customer-record.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { findRecord } from '../../access/records/record-store.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from './lock-accounts.ts';
import { customers } from './table.ts';

interface Moving {
  actor: Actor;
  accountNumber: string;
  versionSeen: number;
  move: CustomerMove;
}

/**
 * AD-05: makes an additional account one of another main account. Its members keep their access; those of the main
 * accounts neither gain nor lose any.
 *
 * @throws Problem 404, 412 with the present record, 409 for a main account, 422 when the new one is not a main account
 */
export async function moveCustomer(
  tx: Handle,
  definition: RecordDefinition,
  { actor, accountNumber, versionSeen, move }: Moving,
): Promise<CustomerRecord> {
  const { parentAccountNumber, reason } = move;
  await lockAccounts(tx, [accountNumber, parentAccountNumber]);
  const before = (await findRecord(tx, definition, accountNumber)) as CustomerRecord;
  if (before.version !== versionSeen) {
    const message = 'Someone else has already changed this account';
    throw new Problem('version-moved-on', message, { current: before });
  }
  if (!before.parentAccountNumber) {
    throw new Problem('conflict', 'This is a main account. Only additional accounts are moved');
  }
  await requireMain(tx, parentAccountNumber);
  if (before.parentAccountNumber === parentAccountNumber) return before;
  await tx
    .update(customers)
    .set({ parentAccountNumber, version: sql`${customers.version} + 1` })
    .where(eq(customers.accountNumber, accountNumber));
  await recordAudit(tx, {
    actor,
    action: 'customers.edit',
    resource: 'customers',
    resourceId: accountNumber,
    accountNumber,
    details: {
      before: { parentAccountNumber: before.parentAccountNumber, moveReason: null },
      after: { parentAccountNumber, moveReason: reason },
    },
  });
  return (await findRecord(tx, definition, accountNumber)) as CustomerRecord;
}

/** @throws Problem 422 */
async function requireMain(tx: Handle, accountNumber: string): Promise<void> {
  const [found] = await tx
    .select({ parent: customers.parentAccountNumber, mergedInto: customers.mergedInto })
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  if (found?.parent === null && found.mergedInto === null) return;
  const message = found ? 'This is not a main account' : 'There is no such account';
  const error = { rule: 'unknown', message, value: accountNumber };
  throw new Problem('invalid', message, { errors: { parentAccountNumber: error } });
}
