import { z, type ZodType } from 'zod';
import { ALL_SCHEMAS } from './all-schemas.ts';

const SCHEMAS: Record<string, unknown> = Object.fromEntries(
  ALL_SCHEMAS.map(([, name, schema]) => [name, schema]),
);

/** The schema of a value that is there. */
export function givenOf(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? givenOf(schema.unwrap()) : schema;
}

function partsOf(schema: unknown): [name: string, part: unknown][] {
  const given = givenOf(schema);
  if (given instanceof z.ZodArray) return [['[]', given.element]];
  if (given instanceof z.ZodUnion) return Object.entries(given.options);
  if (given instanceof z.ZodRecord)
    return Object.entries({ keys: given.keyType, values: given.valueType });
  if (given instanceof z.ZodObject) return Object.entries(given.shape);
  const isGroup = typeof given === 'object' && given !== null && !(given instanceof z.ZodType);
  return isGroup ? Object.entries(given) : [];
}

const partOf = (schema: unknown, wanted: string): unknown =>
  partsOf(schema).find(([name]) => name === wanted)?.[1];

/** `campaignInputSchema`, `subject/en`: also an item of a list (`[]`), `keys` or `values` of a record, an option of a union. */
export function schemaAt(schema: string, path: string): ZodType {
  const names = `${schema}/${path}`.split('/').filter((name) => name !== '');
  const found = names.reduce<unknown>(partOf, SCHEMAS);
  if (!(found instanceof z.ZodType)) throw new Error(`There is no schema ${schema} ${path}`);
  return found;
}

/** Every text of the schemas with its place, the first one of those that schemas share: also one of a form of its own. */
export function* stringsOf(
  schema: unknown = SCHEMAS,
  place = '',
  known = new Set<unknown>(),
): Generator<[place: string, text: ZodType]> {
  const given = givenOf(schema);
  if (known.has(given)) return;
  known.add(given);
  if (given instanceof z.ZodType && given.def.type === 'string') yield [place, given];
  for (const [name, part] of partsOf(given)) yield* stringsOf(part, `${place}/${name}`, known);
}

/** Those of them without a form of their own. */
export function* textsOf(): Generator<[place: string, text: z.ZodString]> {
  for (const [place, found] of stringsOf()) if (found instanceof z.ZodString) yield [place, found];
}
