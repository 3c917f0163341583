import type { output, ZodType } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';

/**
 * Reads what the server, Firestore or this browser has stored. SE-13: no limit of input applies to it.
 *
 * @throws ZodError when it has another shape
 */
export function readAnswer<Schema extends ZodType>(
  schema: Schema,
  stored: unknown,
): output<Schema> {
  return withoutLimits(schema).parse(stored);
}

/** The same; null when it has another shape. */
export function tryAnswer<Schema extends ZodType>(
  schema: Schema,
  stored: unknown,
): output<Schema> | null {
  return withoutLimits(schema).safeParse(stored).data ?? null;
}
