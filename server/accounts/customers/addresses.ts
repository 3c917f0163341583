import type { Delivery, DeliveryAddress, DeliveryChoices } from '#domain/schemas/delivery.ts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isWithin, type AccountScope } from '#server/access/caller/caller.ts';
import { findCustomer } from './get-customer-information.ts';
import { lockAccounts } from './lock-accounts.ts';
import { customers } from './table.ts';

type CustomerRow = typeof customers.$inferSelect;

/** What an account without an order begins with. */
const FIRST: Omit<DeliveryChoices, 'practice'> = {
  other: null,
  last: { shipTo: 'practice', method: 'standard' },
};

/** The account's own address as a parcel needs it; null where none is on record. */
export function addressOf(customer: CustomerRow): DeliveryAddress | null {
  const { practice, address, apt, city, state, zip, country } = customer;
  if (!address) return null;
  return { recipient: practice, address, apt, city, state, zip, country };
}

/**
 * OR-14: where the account's next order may go to.
 *
 * @throws Problem 403 for an account outside the scope, 404 for an unknown one
 */
export async function deliveryChoices(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<DeliveryChoices> {
  if (!isWithin(scope, accountNumber)) throw new Problem('forbidden', 'This is not your account');
  const customer = await findCustomer(db, accountNumber);
  if (!customer) throw new Problem('not-found', 'There is no such account');
  return { practice: addressOf(customer), ...(customer.lastDelivery ?? FIRST) };
}

/**
 * Remembers what the account chose, for its next order: never a patient's address, and no rush, which is asked for each
 * time. Comes last in the transaction of an order: orders of one account wait here for each other.
 */
export async function rememberDelivery(
  tx: Handle,
  accountNumber: string,
  { shipTo, method, address }: Delivery,
): Promise<void> {
  if (shipTo === 'patient') return;
  // Held before it is read: what another order of the account remembers meanwhile is seen.
  await lockAccounts(tx, [accountNumber]);
  const customer = await findCustomer(tx, accountNumber);
  const before = customer?.lastDelivery ?? FIRST;
  const other = shipTo === 'other' ? address : before.other;
  const lastDelivery = { other, last: { shipTo, method } };
  if (isDeepStrictEqual(before, lastDelivery)) return;
  await tx
    .update(customers)
    .set({ lastDelivery })
    .where(eq(customers.accountNumber, accountNumber));
}
