import { z } from 'zod';
import { line, text } from '../../basics/text.ts';

const MAX_LISTS = 40;
const MAX_QUERIES = 30;
const MAX_COLUMNS = 60;

/** A field of a record. */
const fieldSchema = text().min(1).max(60);
const filterValueSchema = z.union([text().max(200), z.number(), z.boolean(), z.null()]);

/** A named search of a list, as react-admin holds it. */
const savedQuerySchema = z.object({
  label: line().trim().min(1).max(60),
  value: z.object({
    filter: z.record(fieldSchema, filterValueSchema.or(z.array(filterValueSchema).max(50))),
    displayedFilters: z.record(fieldSchema, z.boolean()).optional(),
    sort: z.object({ field: fieldSchema, order: z.enum(['ASC', 'DESC']) }),
    perPage: z.number().int().min(1).max(100),
  }),
});

/** What a user keeps of one list. */
const keptListSchema = z.strictObject({
  savedQueries: z.array(savedQuerySchema).max(MAX_QUERIES).optional(),
  /** The columns that are not shown, by their field. */
  hiddenColumns: z.array(fieldSchema).max(MAX_COLUMNS).optional(),
  /** The order of the columns: of each place, the number of its column. */
  columnRanks: z.array(z.number().int().min(0).max(MAX_COLUMNS)).max(MAX_COLUMNS).optional(),
});
export type KeptList = z.infer<typeof keptListSchema>;
export type KeptPart = keyof KeptList;

/** A list, by the name of its resource. A search of orders may name a patient: it is not kept here. */
const listNameSchema = text().regex(/^(?!orders$|order-drafts$)[a-z][a-z-]{0,39}$/);

/** AD-07: what a user keeps of react-admin's lists: saved queries and chosen columns. */
export const keptListsSchema = z.object({
  /** The format, for when it changes. */
  version: z.literal(1),
  lists: z
    .record(listNameSchema, keptListSchema)
    .refine((lists) => Object.keys(lists).length <= MAX_LISTS, 'These are too many lists'),
});
export type KeptLists = z.infer<typeof keptListsSchema>;

export const NO_LISTS: KeptLists = { version: 1, lists: {} };

/** Returns `lists` with a part of one list replaced, or forgotten (undefined). */
export function withPart(
  { lists, version }: KeptLists,
  { list, part, value }: { list: string; part: KeptPart; value: unknown },
): unknown {
  return { version, lists: { ...lists, [list]: { ...lists[list], [part]: value } } };
}
