import { z } from 'zod';
import { text } from './text.ts';

/** The most characters of a record's id. */
export const MAX_ID = 60;
/** The most characters of a search. */
const MAX_SEARCH = 100;

/** A record that staff maintain: what they enter, with its id and its version, which each change increases by 1. */
export function recordOf<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  return input.extend({ id: text().min(1).max(MAX_ID), version: z.number().int().positive() });
}

/** The filter of a list of such records: ids, a search, and the given fields, each a value that the field must have. */
export function recordFilterOf<Shape extends z.ZodRawShape>(fields: Shape) {
  return z
    .object({
      id: z.array(text().min(1).max(MAX_ID)),
      q: text().trim().max(MAX_SEARCH),
      ...fields,
    })
    .partial()
    .strict();
}

/** The body of a restore: the version whose content becomes the newest one. */
export const restoreSchema = z.strictObject({
  version: z.number().int().positive().max(2_147_483_647),
});
