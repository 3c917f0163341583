import { z } from 'zod';

/** A place in a JSON value: names of objects, indices of arrays. */
export type Place = readonly (string | number)[];

/** The schema of a body in OpenAPI. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
}

/** Returns the JSON schema of the input of a Zod schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** A sample key for a record, whose keys the sender chooses. */
const ANY_NAME = 'anyName';
const NUMBERS = new Set(['number', 'integer']);
/** Types that are neither text nor number. */
const OTHERS = new Set(['boolean', 'null']);

/**
 * Returns each place of a schema that takes a text or a number. `names` has the places of records with free keys, each
 * as the place of one of its values. @throws Error for an unknown schema, so that no place is silently left out
 */
export function schemaPlaces(schema: JsonSchema): {
  values: Place[];
  names: Place[];
  numbers: Place[];
} {
  const kept = {
    values: new Map<string, Place>(),
    names: new Map<string, Place>(),
    numbers: new Map<string, Place>(),
  };
  visit(schema, [], (place, kind) => kept[kind].set(place.join('.'), place));
  const { values, names, numbers } = kept;
  return {
    values: [...values.values()],
    names: [...names.values()],
    numbers: [...numbers.values()],
  };
}

type Found = (place: Place, kind: 'values' | 'names' | 'numbers') => void;

function visit(schema: JsonSchema, place: Place, found: Found): void {
  if (schema.$ref) throw new Error(`${place.join('.')}: references are not followed`);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  for (const choice of choices) visit(choice, place, found);
  const types = [schema.type ?? []].flat();
  if (types.length === 0 && choices.length === 0) return visitUntyped(schema, place, found);
  for (const type of types) visitTyped(type, schema, place, found);
}

/** A fixed value has its own type. A place that takes anything also takes texts, lists and objects. */
function visitUntyped(schema: JsonSchema, place: Place, found: Found): void {
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  found(place, 'values');
  if (isFixed) return;
  found([...place, 0], 'values');
  found([...place, ANY_NAME], 'values');
  found([...place, ANY_NAME], 'names');
}

function visitTyped(type: string, schema: JsonSchema, place: Place, found: Found): void {
  if (OTHERS.has(type)) return;
  if (NUMBERS.has(type)) return found(place, 'numbers');
  if (type === 'string') return found(place, 'values');
  if (type === 'array') return visitItems(schema, place, found);
  if (type !== 'object') throw new Error(`${place.join('.')}: what is ${type}?`);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    visit(property, [...place, name], found);
  }
  // Unknown keys of an object are dropped or rejected, but the server reads them.
  found([...place, ANY_NAME], 'names');
  if (typeof schema.additionalProperties === 'object') {
    visit(schema.additionalProperties, [...place, ANY_NAME], found);
  }
}

function visitItems(schema: JsonSchema, place: Place, found: Found): void {
  const items = [schema.prefixItems ?? [], schema.items ?? []].flat();
  if (items.length === 0) throw new Error(`${place.join('.')}: a list of what?`);
  for (const [index, item] of items.entries()) visit(item, [...place, index], found);
}

/** Returns a copy of `value` with `leaf` at the place. Creates missing lists and objects on the way. */
export function withValueAt(value: unknown, place: Place, leaf: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return leaf;
  const below = (inner: unknown) => withValueAt(inner, rest, leaf);
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    items[step] = below(items[step]);
    return items;
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const own = new Map<string, unknown>(entries);
  return Object.fromEntries(own.set(step, below(own.get(step))));
}

/** Returns a copy of `value` with `name` as the key at the place. */
export function withNameAt(value: unknown, place: Place, name: string): unknown {
  return withValueAt(value, [...place.slice(0, -1), name], 'x');
}
