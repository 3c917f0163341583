import { z } from 'zod';
import { orderFilterSchema } from './order.ts';
import { text } from './text.ts';

/** A filter of the list of orders under a name. */
export const savedFilterSchema = z.object({
  name: text().trim().min(1, 'Enter a filter name').max(40),
  filter: orderFilterSchema.omit({ id: true }),
});

/** PF-02: of what a user wants to hear; what was never chosen is on. */
export const notificationChoicesSchema = z.object({
  /** EM-01: the e-mail about an order of theirs that was closed. */
  closedOrderEmail: z.boolean().default(true),
  /** A toast when an order changes meanwhile. */
  orderToasts: z.boolean().default(true),
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/** OR-13: in which notation a cylinder without a sign is meant; before the first choice it is taken as typed. */
export const cylinderNotationSchema = z.enum(['minus', 'plus']);
export type CylinderNotation = z.infer<typeof cylinderNotationSchema>;

/** What a user has chosen, by key: `GET` and `PUT /api/preferences/:key`. */
export const preferenceSchemas = {
  'orders.filters': z.array(savedFilterSchema).max(20),
  'orders.columns': z.array(text().max(40)).max(20),
  notifications: notificationChoicesSchema,
  'orders.cylinder': cylinderNotationSchema,
} as const;
export type PreferenceKey = keyof typeof preferenceSchemas;
export type SavedFilter = z.infer<typeof savedFilterSchema>;
