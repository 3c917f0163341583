import { z } from 'zod';
import { MAX_REASON, VERSION_MOST } from '../constants.ts';
import { BULK_DECISIONS, MAX_AT_ONCE } from '../order.ts';
import { apiErrorSchema } from './api-error.ts';
import { orderSummarySchema } from './order.ts';
import { text } from './text.ts';

/** The input of `POST /api/orders/actions`: one decision on many orders, each with the version seen. */
export const bulkDecisionSchema = z
  .object({
    action: z.enum(BULK_DECISIONS),
    reason: text().trim().max(MAX_REASON).default(''),
    orders: z
      .array(z.object({ id: z.uuid(), version: z.number().int().positive().max(VERSION_MOST) }))
      .min(1)
      .max(MAX_AT_ONCE)
      .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, {
        message: 'Each order can be named once',
      }),
  })
  .refine(({ action, reason }) => action !== 'reject' || reason !== '', {
    path: ['reason'],
    message: 'A reason is required',
  });

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
