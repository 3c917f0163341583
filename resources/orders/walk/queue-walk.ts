import { z } from 'zod';
import { ORDER_SORTS, orderFilterSchema } from '#domain/orders/order.ts';
import type { OrderFilter } from '#domain/orders/order.ts';

export const DIRECTIONS = ['previous', 'next'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const walkSchema = z.object({
  filter: orderFilterSchema,
  sort: z.object({ field: z.enum(ORDER_SORTS), order: z.enum(['ASC', 'DESC']) }),
  /** The button or key that led here, if one did. */
  came: z.enum(DIRECTIONS).optional(),
});

/** The queue that the user came from: its filter and its order. */
export type QueueWalk = z.infer<typeof walkSchema>;

const entrySchema = z.object({ queue: walkSchema });

/** The state of a history entry of an order that was opened from the queue. */
export type WalkEntry = z.infer<typeof entrySchema>;

/** Returns the queue of a history entry; null for any other entry. */
export function readWalk(state: unknown): QueueWalk | null {
  return entrySchema.safeParse(state).data?.queue ?? null;
}

/** Returns the entry for an order of this list; undefined when the list is not sorted as the server sorts orders. */
export function walkEntry(
  filter: OrderFilter,
  sort: { field: string; order: string },
): WalkEntry | undefined {
  return entrySchema.safeParse({ queue: { filter, sort } }).data;
}

/** Returns what to ask the list for, to have the order next to this one as its first row. */
export function neighborQuery({ filter, sort }: QueueWalk, id: string, direction: Direction) {
  const isForward = (sort.order === 'ASC') === (direction === 'next');
  return {
    filter: { ...filter, after: id },
    sort: { field: sort.field, order: isForward ? ('ASC' as const) : ('DESC' as const) },
    pagination: { page: 1, perPage: 1 },
  };
}
