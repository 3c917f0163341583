import { z } from 'zod';
import { orderFilterSchema } from './order.ts';

/** A filter of the list of orders under a name. */
export const savedFilterSchema = z.object({
  name: z.string().trim().min(1, 'Name the filter').max(40),
  filter: orderFilterSchema.omit({ id: true }),
});

/** What a user has chosen, by key: `GET` and `PUT /api/preferences/:key`. */
export const preferenceSchemas = {
  'orders.filters': z.array(savedFilterSchema).max(20),
  'orders.columns': z.array(z.string().max(40)).max(20),
} as const;
export type PreferenceKey = keyof typeof preferenceSchemas;
export type SavedFilter = z.infer<typeof savedFilterSchema>;
