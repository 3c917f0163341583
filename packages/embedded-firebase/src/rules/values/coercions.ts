import { fail } from './evaluation-error.ts';
import { typeName } from './value-types.ts';
import { Duration, RulesSet, isList, isMap, isNumber } from './values.ts';
import type { RulesMap, RulesValue } from './values.ts';

/** Each answers the value as that type, or fails: the language converts nothing by itself. */

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

function wrong(expected: string, value: RulesValue): never {
  return fail(`expected ${expected}, got ${typeName(value)}`);
}

export function asString(value: RulesValue): string {
  return typeof value === 'string' ? value : wrong('string', value);
}

export function asBool(value: RulesValue): boolean {
  return typeof value === 'boolean' ? value : wrong('bool', value);
}

export function asInt(value: RulesValue): bigint {
  return typeof value === 'bigint' ? value : wrong('int', value);
}

export function asNumber(value: RulesValue): number {
  return isNumber(value) ? Number(value) : wrong('number', value);
}

export function asList(value: RulesValue): readonly RulesValue[] {
  return isList(value) ? value : wrong('list', value);
}

/** The items of a list or of a set. */
export function asItems(value: RulesValue): readonly RulesValue[] {
  return value instanceof RulesSet ? value.items : asList(value);
}

export function asMap(value: RulesValue): RulesMap {
  return isMap(value) ? value : wrong('map', value);
}

export function asDuration(value: RulesValue): Duration {
  return value instanceof Duration ? value : wrong('duration', value);
}

/** An int of 64 bits; more is an error. */
export function int64(value: bigint): bigint {
  return value < INT_MIN || value > INT_MAX ? fail('integer overflow') : value;
}

/** A whole float as an int. */
export function wholeInt(value: number): bigint {
  return Number.isFinite(value) ? int64(BigInt(value)) : fail('not a finite number');
}
