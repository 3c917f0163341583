import { z } from 'zod';

/** A place in a JSON value: names of objects, indices of arrays. */
export type Place = readonly (string | number)[];

/** As OpenAPI writes the shape of a body. */
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

/** The shape of what a schema takes. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** A name that a record may have, since its names are the sender's. */
const ANY_NAME = 'anyName';
const NUMBERS = new Set(['number', 'integer']);
/** Neither text nor number. */
const OTHERS = new Set(['boolean', 'null']);

/**
 * Each place of the shape where a text or a number can stand; the names of a record are told as the place of one of its
 * values in `names`. @throws Error where the shape cannot be read, so that no place is left out unseen
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

/** A fixed value tells its type by itself; where anything may stand, so may texts, lists and objects. */
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
  // What an object does not name is dropped or refused, but it is read all the same.
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

/** A copy of `value` with `leaf` at the place; lists and objects on the way are made where there are none. */
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

/** A copy of `value` where what stands at the place goes by `name`. */
export function withNameAt(value: unknown, place: Place, name: string): unknown {
  return withValueAt(value, [...place.slice(0, -1), name], 'x');
}
