import { compareValues, equalValues, exactNumber } from '../values/compare-values.ts';
import { fieldAt, parseFieldPath, withField } from '../values/field-path.ts';
import { invalid, memberOf, parseList, parseRecord } from '../values/invalid.ts';
import { clampInt64, doubleOf } from '../values/parse-number.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Fields, Value } from '../values/types.ts';
import { isNaNValue, isNumber } from '../values/value-rank.ts';

/** From the stored value and the commit's time: what is stored, and what the client gets. */
type Compute = (stored: Value | undefined, time: string) => { value: Value; result: Value };

export interface CompiledTransform {
  path: string[];
  compute: Compute;
}

/** Throws INVALID_ARGUMENT. */
export function compileTransforms(input: unknown, what: string): CompiledTransform[] {
  return parseList(input, what).map((item) => {
    const transform = parseRecord(item, what);
    return { path: parseFieldPath(transform.fieldPath), compute: compileTransform(transform) };
  });
}

/** Applies them in turn. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly CompiledTransform[],
  time: string,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let transformed = fields;
  for (const { path, compute } of transforms) {
    const { value, result } = compute(fieldAt(transformed, path), time);
    transformed = withField(transformed, path, value);
    results.push(result);
  }
  return { fields: transformed, results };
}

const KINDS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

function compileTransform(transform: Record<string, unknown>): Compute {
  memberOf(transform, KINDS, 'field_transforms', 'transform_type');
  const { setToServerValue, increment, maximum, minimum } = transform;
  if (setToServerValue === 'REQUEST_TIME')
    return (_stored, time) => sameResult({ timestampValue: time });
  if (increment) return numeric(increment, add);
  if (maximum)
    return numeric(
      maximum,
      orNaN((a, b) => (compareValues(a, b) >= 0 ? a : b)),
    );
  if (minimum)
    return numeric(
      minimum,
      orNaN((a, b) => (compareValues(a, b) <= 0 ? a : b)),
    );
  const { appendMissingElements, removeAllFromArray } = transform;
  if (appendMissingElements) return listTransform(appendMissingElements, withMissing);
  if (removeAllFromArray) return listTransform(removeAllFromArray, withoutAll);
  throw invalid('Unknown field transform');
}

const sameResult = (value: Value) => ({ value, result: value });

type Combine = (stored: Value, operand: Value) => Value;

/** A stored value that is no number counts as absent: the operand takes its place. */
function numeric(input: unknown, combine: Combine): Compute {
  const operand = parseValue(input);
  if (!isNumber(operand)) throw invalid('The operand of a numeric transform must be a number');
  return (stored) => sameResult(stored && isNumber(stored) ? combine(stored, operand) : operand);
}

/** Of any number and NaN, both the larger and the smaller is NaN, though NaN is sorted before all others. */
function orNaN(choose: Combine): Combine {
  return (stored, operand) =>
    [stored, operand].find((value) => isNaNValue(value)) ?? choose(stored, operand);
}

/** Integers stay integers and stop at the ends of their 64 bits; with a double it is a double. */
function add(a: Value, b: Value): Value {
  if ('integerValue' in a && 'integerValue' in b)
    return { integerValue: String(clampInt64(BigInt(a.integerValue) + BigInt(b.integerValue))) };
  return { doubleValue: doubleOf(Number(exactNumber(a)) + Number(exactNumber(b))) };
}

/** A stored value that is no array counts as an empty one; the client gets null. */
function listTransform(
  input: unknown,
  change: (list: Value[], operand: Value[]) => Value[],
): Compute {
  const list = parseRecord(input, 'The operand of an array transform');
  const operand = parseList(list.values, 'values').map((value) => parseValue(value));
  if (operand.some((value) => 'arrayValue' in value))
    throw invalid('An array cannot hold an array directly');
  return (stored) => {
    const before = stored && 'arrayValue' in stored ? (stored.arrayValue.values ?? []) : [];
    return {
      value: { arrayValue: { values: change(before, operand) } },
      result: { nullValue: null },
    };
  };
}

function withMissing(list: Value[], operand: Value[]): Value[] {
  const union = [...list];
  for (const value of operand)
    if (!union.some((known) => equalValues(known, value))) union.push(value);
  return union;
}

function withoutAll(list: Value[], operand: Value[]): Value[] {
  return list.filter((value) => !operand.some((unwanted) => equalValues(unwanted, value)));
}
