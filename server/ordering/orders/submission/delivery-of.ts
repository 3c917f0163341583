import type { FieldError } from '#domain/access/api-error.ts';
import type { Delivery, DeliveryAddress, OrderDelivery } from '#domain/delivery/delivery.ts';
import { addressOf } from '../../../accounts/customers/addresses.ts';
import { findCustomer } from '../../../accounts/customers/get-customer-information.ts';
import { savedAddress } from '../../../accounts/customers/ship-to-address-records.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { OrderPrice } from './price-order.ts';

/**
 * OR-14: returns the address of the delivery as it is on record now: the practice's own, or the one of the account that
 * `addressId` names, and nobody else's. Of any other delivery, what was typed.
 */
export async function findDeliveryAddress(
  tx: Handle,
  accountNumber: string,
  { shipTo, address, addressId }: Delivery,
): Promise<{ address: DeliveryAddress | null; errors: Record<string, FieldError> }> {
  if (shipTo === 'practice') {
    const customer = await findCustomer(tx, accountNumber);
    return { address: customer ? addressOf(customer) : null, errors: {} };
  }
  if (!addressId) return { address, errors: {} };
  const saved = await savedAddress(tx, accountNumber, addressId);
  if (saved) return { address: saved, errors: {} };
  const message =
    'The account has no such address on record. Choose another one, or type it as another address';
  const error = { rule: 'unknown', message, value: addressId, nearest: null };
  return { address: null, errors: { 'delivery.shipTo': error } };
}

/** OR-14: returns the delivery to store with the order: a copy of its address, whatever becomes of that on record. */
export function deliveryOf(
  { shipTo, method, rush }: Delivery,
  address: DeliveryAddress | null,
  { deliveryParts: priceParts }: OrderPrice,
): OrderDelivery {
  return { shipTo, method, rush, address, priceParts };
}
