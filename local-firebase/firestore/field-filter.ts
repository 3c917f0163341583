import { compareValues, equalValues } from './compare-values.ts';
import { invalid } from './invalid.ts';
import type { FilterOperator, Value } from './types.ts';
import { isNaNValue, isNull, rankOf } from './value-rank.ts';

export type ValueTest = (value: Value) => boolean;

const MAX_ALTERNATIVES = 30;
const MAX_EXCLUSIONS = 10;

/** Ranges hold within one type only: `> 5` finds no text. */
function range(operand: Value, holds: (order: number) => boolean): ValueTest {
  const rank = rankOf(operand);
  return (value) => rankOf(value) === rank && holds(compareValues(value, operand));
}

const elementsOf = (value: Value) => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);

const isAmong = (value: Value, list: Value[]) => list.some((other) => equalValues(value, other));

function listOf(operand: Value, operator: string, most: number): Value[] {
  const list = elementsOf(operand);
  if (list.length === 0 || list.length > most)
    throw invalid(`${operator} needs a list of 1 to ${most} values`);
  return list;
}

const TESTS: Record<FilterOperator, (operand: Value) => ValueTest> = {
  EQUAL: (operand) => (value) => equalValues(value, operand),
  NOT_EQUAL: (operand) => (value) => !isNull(value) && !equalValues(value, operand),
  LESS_THAN: (operand) => range(operand, (order) => order < 0),
  LESS_THAN_OR_EQUAL: (operand) => range(operand, (order) => order <= 0),
  GREATER_THAN: (operand) => range(operand, (order) => order > 0),
  GREATER_THAN_OR_EQUAL: (operand) => range(operand, (order) => order >= 0),
  IN: (operand) => {
    const list = listOf(operand, 'IN', MAX_ALTERNATIVES);
    return (value) => isAmong(value, list);
  },
  NOT_IN: (operand) => {
    const list = listOf(operand, 'NOT_IN', MAX_EXCLUSIONS);
    return (value) => !isNull(value) && !list.some(isNull) && !isAmong(value, list);
  },
  ARRAY_CONTAINS: (operand) => (value) => isAmong(operand, elementsOf(value)),
  ARRAY_CONTAINS_ANY: (operand) => {
    const list = listOf(operand, 'ARRAY_CONTAINS_ANY', MAX_ALTERNATIVES);
    return (value) => elementsOf(value).some((element) => isAmong(element, list));
  },
};

/** Whether a value that exists passes `operator operand`. Throws INVALID_ARGUMENT. */
export function fieldTest(operator: unknown, operand: Value): ValueTest {
  if (!isKeyOf(TESTS, operator)) throw invalid(`Unknown operator ${String(operator)}`);
  return TESTS[operator](operand);
}

const UNARY_TESTS = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value: Value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value: Value) => !isNull(value) && !isNaNValue(value),
};

/** Whether a value that exists passes a test without operand. Throws INVALID_ARGUMENT. */
export function unaryTest(operator: unknown): ValueTest {
  if (!isKeyOf(UNARY_TESTS, operator)) throw invalid(`Unknown operator ${String(operator)}`);
  return UNARY_TESTS[operator];
}

function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
