import { z } from 'zod';

/** What is asked and answered about an order, between the practice and the maker. */
export const orderMessageSchema = z.object({
  id: z.uuid(),
  side: z.enum(['practice', 'maker']),
  author: z.string(),
  /** Whether the one who asks wrote it. */
  own: z.boolean(),
  body: z.string(),
  createdAt: z.iso.datetime(),
});

/** Bodies of `POST /api/orders/:id/messages` and `/messages/read`. */
export const orderMessageInputSchema = z.object({
  body: z.string().trim().min(1, 'Write a message').max(2000),
});
export const readMessagesInputSchema = z.object({ lastRead: z.uuid() });

export type OrderMessage = z.infer<typeof orderMessageSchema>;
