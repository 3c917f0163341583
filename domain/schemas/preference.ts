import { z } from 'zod';
import { keptListsSchema } from './kept-lists.ts';
import { orderFilterSchema } from './order.ts';
import { text } from './text.ts';

/** A named filter of the list of orders. */
export const savedFilterSchema = z.object({
  name: text().trim().min(1, 'Enter a filter name').max(40),
  filter: orderFilterSchema.omit({ id: true, after: true }),
});

/** PF-02: which notifications a user wants; all by default. */
export const notificationChoicesSchema = z.object({
  /** EM-01: the email about a closed order of the user. */
  closedOrderEmail: z.boolean().default(true),
  /** A toast when an order changes. */
  orderToasts: z.boolean().default(true),
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/** OR-13: the notation of a cylinder that is typed without a sign; before the first choice it is taken as typed. */
export const cylinderNotationSchema = z.enum(['minus', 'plus']);
export type CylinderNotation = z.infer<typeof cylinderNotationSchema>;

/** A user's preferences by key: `GET` and `PUT /api/preferences/:key`. */
export const preferenceSchemas = {
  'orders.filters': z.array(savedFilterSchema).max(20),
  'orders.columns': z.array(text().max(40)).max(20),
  lists: keptListsSchema,
  notifications: notificationChoicesSchema,
  'orders.cylinder': cylinderNotationSchema,
} as const;
export type PreferenceKey = keyof typeof preferenceSchemas;
export type SavedFilter = z.infer<typeof savedFilterSchema>;
