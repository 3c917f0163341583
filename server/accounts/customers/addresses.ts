import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type {
  Delivery,
  DeliveryAddress,
  DeliveryChoices,
  SavedAddress,
} from '#domain/delivery/delivery.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findCustomer } from './get-customer-information.ts';
import { lockAccounts } from './lock-accounts.ts';
import { savedAddresses } from './ship-to-address-records.ts';
import { customers } from './table.ts';

type CustomerRow = typeof customers.$inferSelect;

/** The delivery choices of an account without an order and without a default address. */
const FIRST: Pick<DeliveryChoices, 'other' | 'last'> = {
  other: null,
  last: { shipTo: 'practice', method: 'standard' },
};

/** Returns the account's own address for a parcel; null when none is stored. */
export function addressOf(customer: CustomerRow): DeliveryAddress | null {
  const { practice, address, apt, city, state, zip, country } = customer;
  if (!address) return null;
  return { recipient: practice, address, apt, city, state, zip, country };
}

/**
 * OR-14: returns where the account's next order may be delivered.
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
  const { lastDelivery, onHold: creditHold } = customer;
  const addresses = await savedAddresses(db, accountNumber);
  const first = firstChoice(addresses);
  const { other, last } = lastDelivery ?? first;
  return {
    practice: addressOf(customer),
    other: other ?? first.other,
    addresses,
    last,
    creditHold,
  };
}

/** The delivery choices of an account without an order: to its default address, else to the practice. */
function firstChoice(addresses: SavedAddress[]): Pick<DeliveryChoices, 'other' | 'last'> {
  const found = addresses.find(({ isDefault }) => isDefault);
  if (!found) return FIRST;
  const { id: _id, isDefault: _default, ...other } = found;
  return { other, last: { ...FIRST.last, shipTo: 'other' } };
}

/**
 * Stores the account's choices for its next order, except a patient's address, and the rush option, which is chosen for
 * each order. Call it last in an order's transaction: orders of one account wait for each other here.
 */
export async function rememberDelivery(
  tx: Handle,
  accountNumber: string,
  { shipTo, method, address }: Pick<Delivery, 'shipTo' | 'method' | 'address'>,
): Promise<void> {
  if (shipTo === 'patient') return;
  // Locks the account before reading it, to see what another of its orders stored meanwhile.
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

/** AD-05: stores when the account ordered last. Call it last in an order's transaction, like `rememberDelivery`. */
export async function rememberOrder(
  tx: Handle,
  { accountNumber, submittedAt }: { accountNumber: string; submittedAt: Date },
): Promise<void> {
  const at = sql.param(submittedAt, customers.lastOrderAt);
  await tx
    .update(customers)
    .set({ lastOrderAt: sql`greatest(${customers.lastOrderAt}, ${at})` })
    .where(eq(customers.accountNumber, accountNumber));
}
