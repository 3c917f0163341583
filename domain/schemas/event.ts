import { z } from 'zod';
import { orderStateSchema } from './order.ts';
import { text } from './text.ts';

/** The events of `GET /api/events`: which record changed, without its contents. */
export const changeEventSchema = z.object({
  resource: z.literal('orders'),
  id: z.uuid(),
  accountNumber: text(),
  version: z.number().int(),
  state: orderStateSchema,
  /** A message in the thread of the order; otherwise a step of the order. */
  about: z.literal('message').optional(),
});
export type ChangeEvent = z.infer<typeof changeEventSchema>;
