import { comparePaths, compareText } from './compare-text.ts';
import type { Fields, Value } from './types.ts';
import { isNumber, rankOf } from './value-rank.ts';
import { vectorOf } from './vector.ts';

/** The total order of Firestore's values: -1, 0 or 1. Values must have passed `parseValue`. */
export function compareValues(a: Value, b: Value): number {
  const rank = rankOf(a);
  const other = rankOf(b);
  return rank === other ? compareWithinType(a, b) : compareNatural(rank, other);
}

export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareWithinType(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if (isNumber(a)) return compareNumbers(exactNumber(a), exactNumber(b));
  if ('referenceValue' in a && 'referenceValue' in b)
    return comparePaths(a.referenceValue, b.referenceValue);
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareNatural(a.timestampValue, b.timestampValue);
  if ('booleanValue' in a && 'booleanValue' in b)
    return compareNatural(a.booleanValue, b.booleanValue);
  const [vector, other] = [vectorOf(a), vectorOf(b)];
  if (vector && other)
    return compareNatural(vector.length, other.length) || compareArrays(vector, other);
  if ('mapValue' in a && 'mapValue' in b)
    return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareArrays(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) return comparePoints(a, b);
  return 0;
}

/** A double when that is exact, otherwise a BigInt: JavaScript compares the two exactly. */
export function exactNumber(value: Value): number | bigint {
  if ('doubleValue' in value) return Number(value.doubleValue);
  if (!('integerValue' in value)) return 0;
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return compareNatural(a, b);
}

function compareNatural<T extends string | number | bigint | boolean>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
}

type GeoPoint = Extract<Value, { geoPointValue: unknown }>;

function comparePoints({ geoPointValue: a }: GeoPoint, { geoPointValue: b }: GeoPoint): number {
  const latitude = compareNatural(a.latitude ?? 0, b.latitude ?? 0);
  return latitude !== 0 ? latitude : compareNatural(a.longitude ?? 0, b.longitude ?? 0);
}

function compareArrays(a: Value[], b: Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length < b.length ? -1 : 0;
}

/** Entry by entry in the order of the keys: the key decides first, then its value. */
function compareMaps(a: Fields, b: Fields): number {
  const entriesA = sortedEntries(a);
  const entriesB = sortedEntries(b);
  for (const [index, [key, value]] of entriesA.entries()) {
    const other = entriesB[index];
    if (other === undefined) return 1;
    const order = compareText(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return entriesA.length < entriesB.length ? -1 : 0;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).toSorted(([a], [b]) => compareText(a, b));
}
