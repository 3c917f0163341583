import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import { findOrderTerms } from '../../accounts/customers/billing.ts';
import type { Handle } from '../../platform/database/database.ts';
import { shippingMethods } from './table.ts';

/** PY-07: returns what an order of the account costs now apart from its lenses. */
export async function findCharges(db: Handle, accountNumber: string): Promise<OrderCharges> {
  const { id, priceCents, freeAboveLimit } = shippingMethods;
  const prices = await db.select({ id, priceCents, freeAboveLimit }).from(shippingMethods);
  return { prices, ...(await findOrderTerms(db, accountNumber)) };
}
