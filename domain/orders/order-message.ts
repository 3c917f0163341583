import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { text } from '../basics/text.ts';

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

/** A message of an account's orders, as a super admin sees it. */
export const accountMessageSchema = orderMessageSchema.extend({
  orderId: z.uuid(),
  orderNumber: text(),
  /** Whether the requesting user has not read it yet. */
  unread: z.boolean(),
});

/** The filter of a list of messages: always those of one account. */
export const accountMessageFilterSchema = z.strictObject({ accountNumber: accountNumberSchema });

/** The sort fields of a list of messages. */
export const ACCOUNT_MESSAGE_SORTS = ['createdAt'] as const;

/** Bodies of `POST /api/orders/:id/messages` and `/messages/read`. */
export const orderMessageInputSchema = z.object({
  body: text().trim().min(1, 'Write a message').max(2000),
});
export const readMessagesInputSchema = z.object({ lastRead: z.uuid() });

export type OrderMessage = z.infer<typeof orderMessageSchema>;
export type AccountMessage = z.infer<typeof accountMessageSchema>;
export type AccountMessageFilter = z.infer<typeof accountMessageFilterSchema>;
