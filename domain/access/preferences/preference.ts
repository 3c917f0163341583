import { z } from 'zod';
import { line, text } from '../../basics/text.ts';
import { isTimeZone } from '../../basics/time-zone.ts';
import { eventChoicesSchema } from '../../emails/event-choice.ts';
import { orderFilterSchema } from '../../orders/order.ts';
import { keptListsSchema } from './kept-lists.ts';

/** A named filter of the list of orders. */
export const savedFilterSchema = z.object({
  name: line().trim().min(1, 'Enter a filter name').max(40),
  filter: orderFilterSchema.omit({ id: true, after: true }),
});

/** A toast when an order changes. */
export const orderToastsSchema = z.boolean().default(true);

/** PF-02, EM-04: how a user wants to be notified. An event without a choice follows the account's default, then its own. */
export const notificationChoicesSchema = z.object({
  events: eventChoicesSchema.default({}),
  orderToasts: orderToastsSchema,
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/** UX-02: the language of emails, and the one of the page that the user chose last. */
export const languageSchema = z.enum(['en', 'es']);

/** An IANA time zone, such as `America/Denver`: that of the browser that the user signed in with last. */
export const timeZoneSchema = text().max(60).refine(isTimeZone, 'This time zone is not known');

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
  language: languageSchema,
  timeZone: timeZoneSchema,
} as const;
export type PreferenceKey = keyof typeof preferenceSchemas;
export type SavedFilter = z.infer<typeof savedFilterSchema>;
