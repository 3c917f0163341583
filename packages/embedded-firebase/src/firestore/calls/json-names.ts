import { invalid, isRecord } from '../values/invalid.ts';

/** More than any value, filter or mask that production takes could need; the parsers behind call themselves for each level. */
const MAX_LEVELS = 200;

/** Fields that hold maps: their keys are the user's. */
const MAPS = new Set(['fields', 'labels']);

/**
 * A message of JSON with its fields by their JSON names: proto3 JSON also takes the names of the protos, such as
 * `update_mask`. Throws INVALID_ARGUMENT for one that is too deep.
 */
export function withJsonNames(json: unknown, level = 0): unknown {
  if (level > MAX_LEVELS) throw invalid('Invalid JSON payload received. Message too deep.');
  if (Array.isArray(json)) return json.map((item) => withJsonNames(item, level + 1));
  if (!isRecord(json)) return json;
  const entries = Object.entries(json).map(([name, value]) => {
    const jsonName = jsonNameOf(name);
    const isMap = MAPS.has(jsonName) && isRecord(value);
    return [jsonName, isMap ? mapOf(value, level + 1) : withJsonNames(value, level + 1)] as const;
  });
  return Object.fromEntries(entries);
}

function mapOf(map: Record<string, unknown>, level: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, withJsonNames(value, level + 1)]),
  );
}

/** As `withJsonNames`, of what a URL asks: `update_mask.field_paths=n`. */
export function withJsonParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].map(([name, value]) => [jsonNameOf(name), value]));
}

function jsonNameOf(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
