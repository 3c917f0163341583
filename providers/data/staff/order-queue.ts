import type { LensReceivedInput } from '#domain/money/credit/lens-credit.ts';
import { bulkResultSchema } from '#domain/orders/order-bulk.ts';
import type { BulkInput, BulkResult } from '#domain/orders/order-bulk.ts';
import type { PromiseMoveInput } from '#domain/orders/order-promise.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order.ts';
import { rejectReasonRecordSchema } from '#domain/orders/reject-reason.ts';
import type { RejectReason } from '#domain/orders/reject-reason.ts';
import type { Rest } from '../../http/connection.ts';

/** More preset reasons than a dialog can offer. */
const MAX_REASONS = 30;

/** What the data provider does for the staff's work with orders. */
export interface OrderQueueMethods {
  /** OR-08: decides at most `MAX_AT_ONCE` orders; some may fail, each for its own reason. Once for each key. */
  decideOrders: (input: BulkInput, idempotencyKey?: string) => Promise<{ data: BulkResult }>;
  /** OR-12: moves the promised date; HttpFailure 412 with `body.current` when the order has changed. */
  movePromise: (id: string, move: PromiseMoveInput, version: number) => Promise<{ data: Order }>;
  /** CR-04: records that a lens came back; HttpFailure 412 with `body.current` when the order has changed. */
  receiveLens: (id: string, lens: LensReceivedInput, version: number) => Promise<{ data: Order }>;
  /** AD-13: returns the preset reasons that the reject dialogs offer. */
  rejectReasons: () => Promise<{ data: RejectReason[] }>;
}

const OFFERED_REASONS = `/reject-reasons?${new URLSearchParams({
  filter: JSON.stringify({ offered: true }),
  range: JSON.stringify([0, MAX_REASONS - 1]),
}).toString()}`;

export function orderQueueMethods({ rest }: Pick<Rest, 'rest'>): OrderQueueMethods {
  return {
    decideOrders: async (input, idempotencyKey) => ({
      data: await rest('/orders/actions', {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey,
        schema: bulkResultSchema,
      }),
    }),
    movePromise: async (id, move, version) => ({
      data: await rest(`/orders/${encodeURIComponent(id)}/promise`, {
        kind: 'change',
        method: 'POST',
        body: move,
        ifMatch: version,
        schema: orderSchema,
      }),
    }),
    receiveLens: async (id, lens, version) => ({
      data: await rest(`/orders/${encodeURIComponent(id)}/lens-received`, {
        kind: 'change',
        method: 'POST',
        body: lens,
        ifMatch: version,
        schema: orderSchema,
      }),
    }),
    rejectReasons: async () => ({
      data: await rest(OFFERED_REASONS, {
        kind: 'background',
        schema: rejectReasonRecordSchema.array(),
      }),
    }),
  };
}
