import {
  Duration,
  LatLng,
  MapDiff,
  PartialList,
  PartialMap,
  RulesPath,
  RulesSet,
  Timestamp,
  isList,
  isMap,
  isNumber,
} from './values.ts';
import type { RulesValue } from './values.ts';

/** What may stand after `is`. */
export const TYPE_TESTS: ReadonlyMap<string, (value: RulesValue) => boolean> = new Map<
  string,
  (value: RulesValue) => boolean
>([
  ['bool', (value) => typeof value === 'boolean'],
  ['bytes', (value) => value instanceof Uint8Array],
  ['duration', (value) => value instanceof Duration],
  ['float', (value) => typeof value === 'number'],
  ['int', (value) => typeof value === 'bigint'],
  ['latlng', (value) => value instanceof LatLng],
  ['list', (value) => isList(value) || value instanceof PartialList],
  ['map', (value) => isMap(value) || value instanceof PartialMap],
  ['number', isNumber],
  ['path', (value) => value instanceof RulesPath],
  ['set', (value) => value instanceof RulesSet],
  ['string', (value) => typeof value === 'string'],
  ['timestamp', (value) => value instanceof Timestamp],
]);

/** The type's name, for messages. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  if (value instanceof MapDiff) return 'mapdiff';
  for (const [name, test] of TYPE_TESTS) if (test(value)) return name;
  return 'value';
}
