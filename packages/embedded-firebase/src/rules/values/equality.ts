import { fail } from './evaluation-error.ts';
import {
  Duration,
  LatLng,
  RulesPath,
  RulesSet,
  Timestamp,
  isList,
  isMap,
  isNumber,
  pathText,
  MapDiff,
  PartialList,
  PartialMap,
} from './values.ts';
import type { RulesMap, RulesValue } from './values.ts';

function sameItems(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return a.length === b.length && a.every((item, index) => equal(item, b[index] ?? null));
}

function sameEntries(a: RulesMap, b: RulesMap): boolean {
  return (
    a.size === b.size &&
    [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null))
  );
}

const isWhole = (value: bigint | number) => typeof value === 'bigint' || Number.isInteger(value);

/** Without rounding the int, as a conversion to a float would. */
function sameNumber(a: bigint | number, b: bigint | number): boolean {
  if (typeof a === typeof b) return a === b;
  return isWhole(a) && isWhole(b) && BigInt(a) === BigInt(b);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

const mayBeMap = (value: RulesValue) => value instanceof PartialMap || isMap(value);
const mayBeList = (value: RulesValue) => value instanceof PartialList || isList(value);

/** What a query leaves open in part, a map or a list, equals no null and no number, and maybe another of its kind. */
function certain(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof PartialMap || b instanceof PartialMap) return !mayBeMap(a) || !mayBeMap(b);
  if (a instanceof PartialList || b instanceof PartialList) return !mayBeList(a) || !mayBeList(b);
  return true;
}

/** `==` of the language: by value; an int equals a float of the same size; other types never equal. */
export function equal(a: RulesValue, b: RulesValue): boolean {
  if (!certain(a, b)) return fail('the query does not say what the map or list holds');
  if (isNumber(a) && isNumber(b)) return sameNumber(a, b);
  if (isList(a) && isList(b)) return sameItems(a, b);
  if (isMap(a) && isMap(b)) return sameEntries(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanos === b.nanos;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  if (a instanceof RulesPath && b instanceof RulesPath) return pathText(a) === pathText(b);
  if (a instanceof LatLng && b instanceof LatLng)
    return a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof RulesSet && b instanceof RulesSet) return sameSet(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return sameBytes(a, b);
  if (a instanceof MapDiff && b instanceof MapDiff)
    return sameEntries(a.after, b.after) && sameEntries(a.before, b.before);
  return a === b;
}

function sameSet(a: RulesSet, b: RulesSet): boolean {
  return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
}

export function includes(items: readonly RulesValue[], value: RulesValue): boolean {
  return items.some((item) => equal(item, value));
}

/** A set of the items, each once. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const unique: RulesValue[] = [];
  for (const item of items) if (!includes(unique, item)) unique.push(item);
  return new RulesSet(unique);
}
