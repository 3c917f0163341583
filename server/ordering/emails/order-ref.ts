import { z } from 'zod';

/**
 * What an event about an order keeps: the order, and the version that its step led to. Without a version: a row of a
 * former portal.
 */
export const orderRefSchema = z.object({
  orderId: z.uuid(),
  version: z.number().int().positive().optional(),
});
export type OrderRef = z.infer<typeof orderRefSchema>;

/** What an event about a message keeps. */
export const messageRefSchema = z.object({ orderId: z.uuid(), messageId: z.uuid() });
export type MessageRef = z.infer<typeof messageRefSchema>;

/** What an event about a moved promise keeps. */
export const moveRefSchema = z.object({ orderId: z.uuid(), moveId: z.uuid() });
export type MoveRef = z.infer<typeof moveRefSchema>;
