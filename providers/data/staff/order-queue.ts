import { bulkResultSchema } from '#domain/schemas/order-bulk.ts';
import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import { rejectReasonRecordSchema } from '#domain/schemas/reject-reason.ts';
import type { RejectReason } from '#domain/schemas/reject-reason.ts';
import type { Rest } from '../../http/connection.ts';

/** More preset reasons than a dialog can offer. */
const MAX_REASONS = 30;

/** What the data provider does for the approval queue. */
export interface OrderQueueMethods {
  /** OR-08: decides at most `MAX_AT_ONCE` orders; some may fail, each for its own reason. */
  decideOrders: (input: BulkInput) => Promise<{ data: BulkResult }>;
  /** AD-13: returns the preset reasons that the reject dialogs offer. */
  rejectReasons: () => Promise<{ data: RejectReason[] }>;
}

const OFFERED_REASONS = `/reject-reasons?${new URLSearchParams({
  filter: JSON.stringify({ offered: true }),
  range: JSON.stringify([0, MAX_REASONS - 1]),
}).toString()}`;

export function orderQueueMethods({ rest }: Pick<Rest, 'rest'>): OrderQueueMethods {
  return {
    decideOrders: async (input) => ({
      data: await rest('/orders/actions', {
        kind: 'change',
        method: 'POST',
        body: input,
        schema: bulkResultSchema,
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
