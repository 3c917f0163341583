import { z } from 'zod';
import { text } from './text.ts';

/** A message about an order, between practice and lab. */
export const orderMessageSchema = z.object({
  id: z.uuid(),
  side: z.enum(['practice', 'maker']),
  author: text(),
  /** Whether the requesting user wrote it. */
  own: z.boolean(),
  body: text(),
  createdAt: z.iso.datetime(),
});

/** Bodies of `POST /api/orders/:id/messages` and `/messages/read`. */
export const orderMessageInputSchema = z.object({
  body: text().trim().min(1, 'Write a message').max(2000),
});
export const readMessagesInputSchema = z.object({ lastRead: z.uuid() });

export type OrderMessage = z.infer<typeof orderMessageSchema>;
