import type { Delivery, OrderDelivery } from '#domain/schemas/delivery.ts';
import { addressOf } from '#server/accounts/customers/addresses.ts';
import { findCustomer } from '#server/accounts/customers/get-customer-information.ts';
import type { Handle } from '#server/platform/database/database.ts';
import type { OrderPrice } from './price-order.ts';

/** OR-14: returns the delivery to store with the order, including the practice's present address. */
export async function deliveryOf(
  tx: Handle,
  accountNumber: string,
  delivery: Delivery,
  { deliveryParts: priceParts }: OrderPrice,
): Promise<OrderDelivery> {
  if (delivery.shipTo !== 'practice') return { ...delivery, priceParts };
  const customer = await findCustomer(tx, accountNumber);
  return { ...delivery, address: customer && addressOf(customer), priceParts };
}
