import type { Value } from './types.ts';
import { vectorOf } from './vector.ts';

/** Firestore's order of the types; integers and doubles are one type. */
const RANKS = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
} as const;

/** A vector comes as a map, and is a type of its own between arrays and maps. */
const VECTOR_RANK = 9;

export type ValueKind = keyof typeof RANKS;

export function isValueKind(key: string): key is ValueKind {
  return Object.hasOwn(RANKS, key);
}

/** Where a value's type stands in the order of all values. */
export function rankOf(value: Value): number {
  if (vectorOf(value)) return VECTOR_RANK;
  for (const key in value) if (isValueKind(key)) return RANKS[key];
  return RANKS.nullValue;
}

export function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

export function isNumber(value: Value): boolean {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && Number.isNaN(Number(value.doubleValue));
}
