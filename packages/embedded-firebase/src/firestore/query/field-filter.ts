import { compareValues, equalValues } from '../values/compare-values.ts';
import { invalid } from '../values/invalid.ts';
import { MAX_DISJUNCTIONS, MAX_EXCLUSIONS } from '../values/limits.ts';
import type { FilterOperator, Value } from '../values/types.ts';
import { isNaNValue, isNull, rankOf } from '../values/value-rank.ts';

type ValueTest = (value: Value) => boolean;

/** Null and NaN are like nothing, not even themselves: only the unary tests find them. */
const isComparable = (value: Value) => !isNull(value) && !isNaNValue(value);

/** Ranges hold within one type only: `> 5` finds no text. */
function range(operand: Value, holds: (order: number) => boolean): ValueTest {
  const rank = rankOf(operand);
  if (!isComparable(operand)) return () => false;
  return (value) =>
    rankOf(value) === rank && isComparable(value) && holds(compareValues(value, operand));
}

export function elementsOf(value: Value): Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

const isAmong = (value: Value, list: Value[]) => list.some((other) => equalValues(value, other));

function listOf(operand: Value, operator: FilterOperator, most: number): Value[] {
  if (!('arrayValue' in operand)) throw invalid(`'${operator}' requires an ArrayValue.`);
  const list = elementsOf(operand);
  if (list.length === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (list.length > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
  return list;
}

const TESTS: Record<FilterOperator, (operand: Value) => ValueTest> = {
  EQUAL: (operand) => (value) => isComparable(operand) && equalValues(value, operand),
  NOT_EQUAL: (operand) => (value) =>
    !isNull(operand) && !isNull(value) && !equalValues(value, operand),
  LESS_THAN: (operand) => range(operand, (order) => order < 0),
  LESS_THAN_OR_EQUAL: (operand) => range(operand, (order) => order <= 0),
  GREATER_THAN: (operand) => range(operand, (order) => order > 0),
  GREATER_THAN_OR_EQUAL: (operand) => range(operand, (order) => order >= 0),
  IN: (operand) => {
    const list = listOf(operand, 'IN', MAX_DISJUNCTIONS).filter(isComparable);
    return (value) => isAmong(value, list);
  },
  NOT_IN: (operand) => {
    const list = listOf(operand, 'NOT_IN', MAX_EXCLUSIONS);
    return (value) => !isNull(value) && !list.some(isNull) && !isAmong(value, list);
  },
  ARRAY_CONTAINS: (operand) => (value) =>
    isComparable(operand) && isAmong(operand, elementsOf(value)),
  ARRAY_CONTAINS_ANY: (operand) => {
    const list = listOf(operand, 'ARRAY_CONTAINS_ANY', MAX_DISJUNCTIONS).filter(isComparable);
    return (value) => elementsOf(value).some((element) => isAmong(element, list));
  },
};

export function isFieldOperator(operator: unknown): operator is FilterOperator {
  return isKeyOf(TESTS, operator);
}

/** Whether a value that exists passes `operator operand`. Throws INVALID_ARGUMENT. */
export function fieldTest(operator: FilterOperator, operand: Value): ValueTest {
  return TESTS[operator](operand);
}

const UNARY_TESTS = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value: Value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value: Value) => !isNull(value) && !isNaNValue(value),
};

export type UnaryOperator = keyof typeof UNARY_TESTS;

export function isUnaryOperator(operator: unknown): operator is UnaryOperator {
  return isKeyOf(UNARY_TESTS, operator);
}

/** Whether a value that exists passes a test without operand. */
export function unaryTest(operator: UnaryOperator): ValueTest {
  return UNARY_TESTS[operator];
}

function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
