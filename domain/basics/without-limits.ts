import { z, type ZodType } from 'zod';

const copies = new WeakMap<ZodType, ZodType>();

/**
 * SE-13: returns the schema of what may be stored: the same shape and kinds, without lengths, ranges, formats and rules
 * (decision 60). What was stored under former limits, or through another door, can be read.
 */
export function withoutLimits<Schema extends ZodType>(schema: Schema): Schema {
  const known = copies.get(schema) ?? copyOf(schema);
  copies.set(schema, known);
  return known as Schema;
}

function copyOf(schema: ZodType): ZodType {
  const { def } = schema;
  // A format is a class of its own, which would add its check again.
  if (def.type === 'string') return z.string();
  if (def.type === 'number') return z.number();
  const parts = Object.entries(def).map(([name, part]) => [
    name,
    name === 'shape' ? eachOf(part) : partOf(part),
  ]);
  return schema.clone({ ...Object.fromEntries(parts), checks: [] });
}

/** A schema or a list of schemas without limits; anything else as it is. */
function partOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partOf);
  return part instanceof z.ZodType ? withoutLimits(part) : part;
}

function eachOf(shape: object): object {
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, partOf(part)]));
}
