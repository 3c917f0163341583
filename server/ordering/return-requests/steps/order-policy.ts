import { cancellationPolicy, returnPolicy } from '#domain/money/returns/return-policy.ts';
import type { OrderReturnPolicy } from '#domain/money/returns/return-request.ts';
import type { Order } from '#domain/orders/order.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { getOrder } from '../../orders/reading/get-order.ts';
import { earlierLenses, type EarlierLens } from '../../orders/submission/warranty-eligibility.ts';
import { findAskedCancellation } from '../taken-lenses.ts';

/**
 * CR-03: returns what the policy gives today for each lens of an order, and for its cancellation.
 *
 * @throws Problem 404, also for an order outside the scope
 */
export async function findOrderPolicy(
  db: Handle,
  scope: AccountScope,
  orderId: string,
  now: Date,
): Promise<OrderReturnPolicy> {
  const order = await getOrder(db, scope, orderId);
  const lenses = await earlierLenses(db, order, now);
  return toOrderPolicy(order, lenses, await findAskedCancellation(db, order.id));
}

/** Returns what the policy gives for an order with these lenses. */
export function toOrderPolicy(
  { id, number, accountNumber, invoiceNumber, state }: Order,
  lenses: readonly EarlierLens[],
  askedCancellation: string | null,
): OrderReturnPolicy {
  return {
    orderId: id,
    orderNumber: number,
    accountNumber,
    invoiceNumber: invoiceNumber ?? '',
    state,
    lenses: lenses.map((one) => ({
      eye: one.eye,
      lens: one.lensName,
      return: returnPolicy('return', { ...one, state }),
      exchange: returnPolicy('exchange', { ...one, state }),
    })),
    cancellation: cancellationPolicy(state, askedCancellation),
  };
}
