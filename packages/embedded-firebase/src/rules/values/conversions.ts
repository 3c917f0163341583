import { int64, wholeInt } from './coercions.ts';
import { fail } from './evaluation-error.ts';
import { typeName } from './value-types.ts';
import { RulesPath, isNumber, pathText } from './values.ts';
import type { RulesValue } from './values.ts';

/** `string(value)`: of null, bool, int, float, string or path. A whole float keeps its point. */
export function stringOf(value: RulesValue): string {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value instanceof RulesPath) return pathText(value);
  if (value === null || ['string', 'boolean', 'bigint'].includes(typeof value))
    return `${value as string | boolean | bigint | null}`;
  return fail(`no string of a ${typeName(value)}`);
}

/** `int(value)`: of an int, of a float (cut at the point), or of digits. */
export function intOf(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return wholeInt(Math.trunc(value));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return int64(BigInt(value));
  return fail(`no int of this ${typeName(value)}`);
}

/** `float(value)`: of a number, or of its text. */
export function floatOf(value: RulesValue): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value))
    return Number(value);
  return fail(`no float of this ${typeName(value)}`);
}

/** `bool(value)`: of a bool, or of the words true and false. */
export function boolOf(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : fail(`no bool of this ${typeName(value)}`);
}

/** `path(text)`. */
export function pathOf(value: RulesValue): RulesPath {
  if (value instanceof RulesPath) return value;
  if (typeof value !== 'string') return fail(`no path of a ${typeName(value)}`);
  return new RulesPath(value.split('/').filter((segment) => segment !== ''));
}
