import { orderTransitions } from '#domain/order.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { CreateKeys } from '#providers/http/create-keys.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import type { Outcome, SendPart } from '../../../shared/bulk/run-bulk.ts';

/** Each order is a request of its own, because each has its own tracking number. */
export const SHIP_PACE = { partSize: 1, concurrency: 4 };

const VERSION_MOVED_ON = 412;

interface Parcels {
  carrier: string;
  /** The tracking numbers by the order's id; none is blank. */
  tracking: ReadonlyMap<string, string>;
}

/** AD-13: returns what ships the orders, each with the version that the user saw and a key of its own. */
export function shipOrders(
  decide: PortalDataProvider['decideOrder'],
  keys: CreateKeys,
  { carrier, tracking }: Parcels,
): SendPart<OrderSummary> {
  return (part, wasLost) =>
    Promise.all(
      part.map(async (row): Promise<Outcome<OrderSummary>> => {
        const { id, version } = row;
        const trackingNumber = tracking.get(id) ?? '';
        const parcel = { version, reason: '', carrier, trackingNumber };
        try {
          await keys.using(JSON.stringify([id, parcel]), (idempotencyKey) =>
            decide(id, 'ship', { ...parcel, idempotencyKey }),
          );
          return { row, kind: 'done', message: '' };
        } catch (error) {
          if (errorStatus(error) !== VERSION_MOVED_ON) throw error;
          return movedOn(row, error, wasLost(id));
        }
      }),
    );
}

/** An order that an earlier attempt has shipped, although no answer came, counts as done. */
function movedOn(row: OrderSummary, error: unknown, wasLost: boolean): Outcome<OrderSummary> {
  const body = errorBody(error);
  const current = orderSchema.safeParse(body?.current).data;
  const message = body?.message ?? '';
  if (!current) return { row, kind: 'refused', message };
  const isThere = wasLost && current.state === orderTransitions.ship.to;
  return { row: current, kind: isThere ? 'done' : 'moved', message };
}
