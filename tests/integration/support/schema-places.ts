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
  format?: string;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxItems?: number;
}

/** Returns the JSON schema of the input of a Zod schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** A sample key for a record, whose keys the sender chooses. */
const ANY_NAME = 'anyName';
const NUMBERS = new Set(['number', 'integer']);
const PLAIN = new Set(['string', 'boolean', 'null', ...NUMBERS]);

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
  const keep = (kind: keyof typeof kept, place: Place) => kept[kind].set(place.join('.'), place);
  visitSchema(schema, [], (type, place, found) => {
    if (NUMBERS.has(type)) keep('numbers', place);
    if (type === 'string') keep('values', place);
    // Unknown keys of an object are dropped or rejected, but the server reads them.
    if (type === 'object') keep('names', [...place, ANY_NAME]);
    if (type !== '') return;
    keep('values', place);
    // A fixed value has its own type. A place that takes anything also takes texts, lists and objects.
    if (found.enum !== undefined || found.const !== undefined) return;
    for (const below of [0, ANY_NAME]) keep('values', [...place, below]);
    keep('names', [...place, ANY_NAME]);
  });
  const { values, names, numbers } = kept;
  return {
    values: [...values.values()],
    names: [...names.values()],
    numbers: [...numbers.values()],
  };
}

type Found = (type: string, place: Place, schema: JsonSchema) => void;

/** Tells of each place and each of its types; a place without one has the type `''`. @throws Error for an unknown schema */
export function visitSchema(schema: JsonSchema, place: Place, found: Found): void {
  if (schema.$ref) throw new Error(`${place.join('.')}: references are not followed`);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  for (const choice of choices) visitSchema(choice, place, found);
  const types = [schema.type ?? []].flat();
  if (types.length === 0 && choices.length === 0) found('', place, schema);
  for (const type of types) {
    found(type, place, schema);
    if (type === 'array') visitItems(schema, place, found);
    else if (type === 'object') visitProperties(schema, place, found);
    else if (!PLAIN.has(type)) throw new Error(`${place.join('.')}: what is ${type}?`);
  }
}

function visitProperties(schema: JsonSchema, place: Place, found: Found): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    visitSchema(property, [...place, name], found);
  }
  if (typeof schema.additionalProperties === 'object') {
    visitSchema(schema.additionalProperties, [...place, ANY_NAME], found);
  }
}

function visitItems(schema: JsonSchema, place: Place, found: Found): void {
  const items = [schema.prefixItems ?? [], schema.items ?? []].flat();
  if (items.length === 0) throw new Error(`${place.join('.')}: a list of what?`);
  for (const [index, item] of items.entries()) visitSchema(item, [...place, index], found);
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
