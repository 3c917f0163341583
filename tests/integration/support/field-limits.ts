import { visitSchema, type JsonSchema, type Place } from './schema-places.ts';

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
/** The implicit limit of every integer. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** Returns the limits of each number, list and date in a schema, by place. */
export function fieldLimits(schema: JsonSchema): FieldLimits {
  const limits: FieldLimits = { numbers: [], lists: [], dates: [] };
  visitSchema(schema, [], (type, place, { format, maxItems, prefixItems = [], ...rest }) => {
    if (type === 'number' || type === 'integer') limits.numbers.push(numberLimits(rest, place));
    if (type === 'string' && format && DATES.has(format)) limits.dates.push({ place, format });
    if (type === 'array') {
      limits.lists.push({ place, most: maxItems ?? (prefixItems.length || undefined) });
    }
  });
  return limits;
}

function numberLimits(schema: JsonSchema, place: Place): NumberLimits {
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
