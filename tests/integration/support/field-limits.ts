import type { JsonSchema, Place } from './schema-places.ts';

/** The limits of a number, a list or a text in OpenAPI. */
interface Limited extends JsonSchema {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxItems?: number;
  multipleOf?: number;
  format?: string;
  items?: Limited | Limited[];
  prefixItems?: Limited[];
}

export interface NumberLimits {
  place: Place;
  least: number | undefined;
  most: number | undefined;
  isWhole: boolean;
}

export interface ListLimits {
  place: Place;
  most: number | undefined;
}

interface FieldLimits {
  numbers: NumberLimits[];
  lists: ListLimits[];
  dates: { place: Place; format: string }[];
}

const DATES = new Set(['date', 'date-time']);
const ANY_NAME = 'anyName';
/** The implicit limit of every integer. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** Returns the limits of each number, list and date in a schema, by place. */
export function fieldLimits(schema: JsonSchema): FieldLimits {
  const limits: FieldLimits = { numbers: [], lists: [], dates: [] };
  visit(schema, [], limits);
  return limits;
}

function visit(schema: Limited, place: Place, limits: FieldLimits): void {
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  for (const choice of choices) visit(choice, place, limits);
  for (const type of [schema.type ?? []].flat()) visitTyped(type, schema, place, limits);
}

function visitTyped(type: string, schema: Limited, place: Place, limits: FieldLimits): void {
  if (type === 'number' || type === 'integer') limits.numbers.push(numberLimits(schema, place));
  if (type === 'string' && schema.format && DATES.has(schema.format)) {
    limits.dates.push({ place, format: schema.format });
  }
  if (type === 'array') visitList(schema, place, limits);
  if (type !== 'object') return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    visit(property, [...place, name], limits);
  }
  if (typeof schema.additionalProperties === 'object') {
    visit(schema.additionalProperties, [...place, ANY_NAME], limits);
  }
}

function visitList(schema: Limited, place: Place, limits: FieldLimits): void {
  const { prefixItems = [], items = [], maxItems } = schema;
  limits.lists.push({ place, most: maxItems ?? (prefixItems.length || undefined) });
  const each: Limited[] = [...prefixItems, ...[items].flat()];
  for (const [index, item] of each.entries()) visit(item, [...place, index], limits);
}

function numberLimits(schema: Limited, place: Place): NumberLimits {
  const isWhole = schema.type === 'integer';
  const above = schema.exclusiveMinimum;
  const below = schema.exclusiveMaximum;
  const least = schema.minimum ?? (above !== undefined && isWhole ? above + 1 : above);
  const most = schema.maximum ?? (below !== undefined && isWhole ? below - 1 : below);
  return { place, least: thoughtOf(least), most: thoughtOf(most), isWhole };
}

function thoughtOf(limit: number | undefined): number | undefined {
  return limit === undefined || Math.abs(limit) >= SAFE ? undefined : limit;
}
