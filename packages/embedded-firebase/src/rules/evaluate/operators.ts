import type { BinaryOperator } from '../syntax/syntax-tree.ts';
import { asNumber, asString, int64 } from '../values/coercions.ts';
import { equal, includes } from '../values/equality.ts';
import { fail } from '../values/evaluation-error.ts';
import { knownToHold } from '../values/partial-list.ts';
import { typeName } from '../values/value-types.ts';
import {
  Duration,
  PartialList,
  PartialMap,
  RulesSet,
  Timestamp,
  isList,
  isMap,
  isNumber,
} from '../values/values.ts';
import type { RulesValue } from '../values/values.ts';
import { unreachable } from './unreachable.ts';

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
type Comparison = '<' | '<=' | '>' | '>=';
type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

function mismatch(operator: string, left: RulesValue, right: RulesValue): never {
  return fail(`${typeName(left)} ${operator} ${typeName(right)}`);
}

/** Below zero when `left` comes first, NaN when neither does. */
function order(left: RulesValue, right: RulesValue): number {
  if (isNumber(left) && isNumber(right)) return ordered(left, right);
  if (typeof left === 'string' && typeof right === 'string') return ordered(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp)
    return ordered(left.nanos, right.nanos);
  if (left instanceof Duration && right instanceof Duration)
    return ordered(left.nanos, right.nanos);
  return mismatch('compared with', left, right);
}

function ordered<Type extends string | number | bigint>(left: Type, right: Type): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left <= right ? 0 : Number.NaN;
}

function compare(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  const found = order(left, right);
  switch (operator) {
    case '<':
      return found < 0;
    case '<=':
      return found <= 0;
    case '>':
      return found > 0;
    case '>=':
      return found >= 0;
  }
  return unreachable(operator);
}

function intArithmetic(operator: ArithmeticOperator, a: bigint, b: bigint): bigint {
  if ((operator === '/' || operator === '%') && b === 0n) return fail('division by zero');
  switch (operator) {
    case '+':
      return int64(a + b);
    case '-':
      return int64(a - b);
    case '*':
      return int64(a * b);
    case '/':
      return int64(a / b);
    case '%':
      return a % b;
  }
  return unreachable(operator);
}

function floatArithmetic(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return fail('% takes ints only');
  }
  return unreachable(operator);
}

function timeArithmetic(operator: '+' | '-', left: RulesValue, right: RulesValue): RulesValue {
  const sign = operator === '+' ? 1n : -1n;
  if (left instanceof Timestamp && right instanceof Duration)
    return new Timestamp(left.nanos + sign * right.nanos);
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.nanos + sign * right.nanos);
  if (operator === '+' && left instanceof Duration && right instanceof Timestamp)
    return new Timestamp(left.nanos + right.nanos);
  if (operator === '-' && left instanceof Timestamp && right instanceof Timestamp)
    return new Duration(left.nanos - right.nanos);
  return mismatch(operator, left, right);
}

function arithmetic(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint')
    return intArithmetic(operator, left, right);
  if (isNumber(left) && isNumber(right))
    return floatArithmetic(operator, asNumber(left), asNumber(right));
  if (operator === '+' && typeof left === 'string') return left + asString(right);
  if (operator === '+' || operator === '-') return timeArithmetic(operator, left, right);
  return mismatch(operator, left, right);
}

/** `in`: an item of a list or set, or a key of a map. */
function contains(container: RulesValue, value: RulesValue): boolean {
  if (isList(container)) return includes(container, value);
  if (container instanceof RulesSet) return includes(container.items, value);
  if (isMap(container)) return typeof value === 'string' && container.has(value);
  if (container instanceof PartialMap) {
    container.read(asString(value));
    return true;
  }
  if (container instanceof PartialList) return knownToHold(container, [value], 'all');
  return fail(`in ${typeName(container)}`);
}

/** Every binary operator but && and ||, which do not need both sides. */
export function applyOperator(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case 'in':
      return contains(right, left);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, left, right);
  }
  return unreachable(operator);
}
