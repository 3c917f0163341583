import { z, type ZodType } from 'zod';

type Def = Record<string, unknown> & { type: string };

/** Kinds that limit nothing, apart from their checks. */
const PLAIN: ReadonlySet<string> = new Set(
  'boolean null undefined void any never unknown enum literal transform'.split(' '),
);

/** Kinds that hold one schema. */
const AROUND: ReadonlySet<string> = new Set(
  'optional nonoptional nullable default prefault catch readonly'.split(' '),
);

const copies = new WeakMap<ZodType, ZodType>();

/**
 * SE-13: returns the schema of what may be stored: the same shape and kinds, without lengths, ranges, formats and rules
 * (decision 60). What was stored under former limits, or through another door, can be read.
 *
 * @throws Error for a kind of schema that is not known here
 */
export function withoutLimits<Schema extends ZodType>(schema: Schema): Schema {
  const known = copies.get(schema) ?? copyOf(schema);
  copies.set(schema, known);
  return known as Schema;
}

function copyOf(schema: ZodType): ZodType {
  const { def } = schema as unknown as { def: Def };
  if (def['coerce']) throw new Error('A stored value is not coerced');
  // A format is a class of its own, which would add its check again.
  if (def.type === 'string') return z.string();
  if (def.type === 'number') return z.number();
  if (def.type === 'lazy') return z.lazy(() => withoutLimits((def['getter'] as () => ZodType)()));
  return z.core.clone(schema, { ...def, ...partsOf(def), checks: [] } as never);
}

/** The schemas that a definition holds, without limits. */
function partsOf(def: Def): Record<string, unknown> {
  const { type } = def;
  if (PLAIN.has(type)) return {};
  if (AROUND.has(type)) return each(def, ['innerType']);
  if (type === 'array') return each(def, ['element']);
  if (type === 'record') return each(def, ['keyType', 'valueType']);
  if (type === 'pipe') return each(def, ['in', 'out']);
  if (type === 'tuple') return { ...each(def, ['rest']), items: all(def['items']) };
  if (type === 'union') return { options: all(def['options']) };
  if (type !== 'object') throw new Error(`Schemas of the kind ${type} cannot be copied`);
  const shape = Object.entries(def['shape'] as Record<string, ZodType>);
  const parts = shape.map(([name, part]) => [name, withoutLimits(part)]);
  return { ...each(def, ['catchall']), shape: Object.fromEntries(parts) };
}

function each(def: Def, names: readonly string[]): Record<string, ZodType> {
  const given = names.filter((name) => def[name]);
  return Object.fromEntries(given.map((name) => [name, withoutLimits(def[name] as ZodType)]));
}

function all(schemas: unknown): ZodType[] {
  return (schemas as ZodType[]).map((schema) => withoutLimits(schema));
}
