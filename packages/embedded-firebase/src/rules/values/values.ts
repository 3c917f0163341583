import { fail } from './evaluation-error.ts';

/** Nanoseconds since 1970 UTC. */
export class Timestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** Its items are unique: make one with `setOf`. */
export class RulesSet {
  readonly items: readonly RulesValue[];
  constructor(items: readonly RulesValue[]) {
    this.items = items;
  }
}

/** What `map.diff(other)` gives: `after` is the map, `before` the argument. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** A map of which only some entries are certain: what a list query says of the documents it may return. */
export class PartialMap {
  readonly known: RulesMap;
  constructor(known: RulesMap) {
    this.known = known;
  }

  read(key: string): RulesValue {
    const value = this.known.get(key);
    return value === undefined ? fail(`the query does not say what ${key} is`) : value;
  }
}

/** A list of which only some items are certain, neither where they stand nor how often. */
export class PartialList {
  readonly known: readonly RulesValue[];
  constructor(known: readonly RulesValue[]) {
    this.known = known;
  }
}

export type RulesMap = ReadonlyMap<string, RulesValue>;

/** An int is a bigint, a float a number: the language tells them apart. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | RulesPath
  | LatLng
  | RulesSet
  | MapDiff
  | PartialMap
  | PartialList
  | readonly RulesValue[]
  | RulesMap;

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function pathText(path: RulesPath): string {
  return path.segments.map((segment) => `/${segment}`).join('');
}
