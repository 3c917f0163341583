import { z } from 'zod';
import { apiErrorSchema } from '../access/api-error.ts';
import { VERSION_MOST } from '../basics/constants.ts';
import { text } from '../basics/text.ts';
import { MAX_AT_ONCE, type BulkDecision } from './order-states.ts';
import { decisionSchemas, orderSummarySchema } from './order.ts';

const seenSchema = z.object({
  id: z.uuid(),
  version: z.number().int().positive().max(VERSION_MOST),
});

/**
 * The input of `POST /api/orders/actions`: one decision on many orders, each with the version seen, and with what a single
 * decision takes. Each order that ships has its own carrier and tracking number.
 */
export const bulkDecisionSchema = z.discriminatedUnion('action', [
  decisionOn('approve', seenSchema),
  decisionOn('reject', seenSchema),
  decisionOn('produce', seenSchema),
  decisionOn('ship', decisionSchemas.ship.omit({ reason: true }).extend(seenSchema.shape)),
  decisionOn('close', seenSchema),
]);

function decisionOn<A extends BulkDecision, T extends typeof seenSchema>(action: A, order: T) {
  return z.object({
    action: z.literal(action),
    reason: decisionSchemas[action].shape.reason,
    orders: z
      .array(order)
      .min(1)
      .max(MAX_AT_ONCE)
      .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, {
        message: 'Each order can be named once',
      }),
  });
}

/** The result for each order, in the requested order. */
export const bulkResultSchema = z.object({
  results: z.array(
    z.discriminatedUnion('done', [
      z.object({ id: z.uuid(), done: z.literal(true), version: z.number().int() }),
      z.object({
        id: z.uuid(),
        done: z.literal(false),
        code: apiErrorSchema.shape.code,
        message: text(),
        /** The present order, when its version has changed. */
        current: orderSummarySchema.nullable(),
      }),
    ]),
  ),
});

export type BulkInput = z.infer<typeof bulkDecisionSchema>;
export type BulkResult = z.infer<typeof bulkResultSchema>;
