import { z } from 'zod';
import { orderStateSchema } from './order.ts';
import { text } from './text.ts';

/** What `GET /api/events` tells: which record changed, not its contents. */
export const changeEventSchema = z.object({
  resource: z.literal('orders'),
  id: z.uuid(),
  accountNumber: text(),
  version: z.number().int(),
  state: orderStateSchema,
  /** A message in the thread of the order; otherwise a step of its life. */
  about: z.literal('message').optional(),
});
export type ChangeEvent = z.infer<typeof changeEventSchema>;
