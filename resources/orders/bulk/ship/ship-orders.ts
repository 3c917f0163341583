import type { OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { CreateKeys } from '#providers/http/create-keys.ts';
import type { SendPart } from '../../../shared/bulk/run-bulk.ts';
import { outcomesOf } from '../decide/decide-orders.ts';

/** Parts are sent one after the other, because the server invoices them one after the other. */
export const SHIP_PACE = { partSize: 100, concurrency: 1 };

interface Parcels {
  carrier: string;
  /** The tracking numbers by the order's id; none is blank. */
  tracking: ReadonlyMap<string, string>;
}

/**
 * AD-13: returns what ships a part of the orders, each with the version that the user saw and its own tracking number. What
 * got no answer keeps its key.
 */
export function shipOrders(
  decide: PortalDataProvider['decideOrders'],
  keys: CreateKeys,
  { carrier, tracking }: Parcels,
): SendPart<OrderSummary> {
  return async (part, wasLost) => {
    const orders = part.map(({ id, version }) => ({
      id,
      version,
      carrier,
      trackingNumber: tracking.get(id) ?? '',
    }));
    const { data } = await keys.using(JSON.stringify(orders), (key) =>
      decide({ action: 'ship', reason: '', orders }, key),
    );
    return outcomesOf(part, data, { action: 'ship', wasLost });
  };
}
