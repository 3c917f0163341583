import { exactNumber } from '../values/compare-values.ts';
import { canonicalPath, fieldReader, NAME_FIELD } from '../values/field-path.ts';
import type { FieldReader } from '../values/field-path.ts';
import { invalid, memberOf, parseCount, parseList, parseRecord } from '../values/invalid.ts';
import { doubleOf, isInt64 } from '../values/parse-number.ts';
import { parseFieldName } from '../values/parse-value.ts';
import type { FirestoreDocument, Value } from '../values/types.ts';
import { isNumber } from '../values/value-rank.ts';

type Aggregate = (documents: readonly FirestoreDocument[]) => Value;

const MAX_AGGREGATIONS = 5;

interface CompiledAggregations {
  /** What it reads, each path once: an index must have all of them. */
  paths: string[];
  /** The aggregates by alias, for what a query selected. */
  aggregate: (documents: readonly FirestoreDocument[]) => Record<string, Value>;
}

/** Throws INVALID_ARGUMENT. */
export function compileAggregations(input: unknown): CompiledAggregations {
  const list = parseList(input, 'aggregations').map((item) => parseRecord(item, 'aggregation'));
  if (list.length === 0) throw invalid('At least one aggregation is required.');
  if (list.length > MAX_AGGREGATIONS)
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${list.length}`,
    );
  const aliases = aliasesOf(list);
  const compiled = list.map((item, index): [string, CompiledAggregate] => [
    aliases[index] ?? '',
    compileAggregate(item),
  ]);
  const paths = compiled.map(([, { path }]) => path).filter((path) => path !== null);
  return {
    paths: [...new Set(paths)],
    aggregate: (documents) =>
      Object.fromEntries(compiled.map(([alias, { of }]) => [alias, of(documents)])),
  };
}

/** As given, or `field_1`, `field_2` and so on for those without one. */
function aliasesOf(list: readonly Record<string, unknown>[]): string[] {
  let unnamed = 0;
  const aliases = list.map(({ alias }) =>
    typeof alias === 'string' && alias !== '' ? parseFieldName(alias) : `field_${++unnamed}`,
  );
  const repeated = aliases.find((alias, index) => aliases.indexOf(alias) !== index);
  if (repeated !== undefined)
    throw invalid(`Aggregation aliases must be unique: "${repeated}" is there twice.`);
  return aliases;
}

interface CompiledAggregate {
  /** Null for a count. */
  path: string | null;
  of: Aggregate;
}

const OPERATORS = ['count', 'sum', 'avg'] as const;

function compileAggregate(input: Record<string, unknown>): CompiledAggregate {
  const operator = memberOf(input, OPERATORS, 'aggregations', 'operator');
  const operand = parseRecord(operator && input[operator], 'An aggregation');
  if (operator === 'count') return { path: null, of: compileCount(operand.upTo) };
  const path = canonicalPath(parseRecord(operand.field, 'field').fieldPath);
  if (path === NAME_FIELD) throw invalid(`Aggregations of ${NAME_FIELD} are not supported.`);
  const read = fieldReader(path);
  const combine = operator === 'sum' ? sumOf : averageOf;
  return { path, of: (documents) => combine(numbersOf(documents, read)) };
}

function numbersOf(documents: readonly FirestoreDocument[], read: FieldReader): Value[] {
  const values = documents.map(read).filter((value) => value !== undefined);
  return values.filter(isNumber);
}

function compileCount(input: unknown): Aggregate {
  const most = parseCount(input, 'upTo') ?? Infinity;
  return ({ length }) => ({ integerValue: String(Math.min(length, most)) });
}

/** Exact as long as all are integers and the sum is one of 64 bits, otherwise a double. */
function sumOf(values: Value[]): Value {
  if (values.every((value) => 'integerValue' in value)) {
    const sum = values.reduce((total, { integerValue }) => total + BigInt(integerValue), 0n);
    if (isInt64(sum)) return { integerValue: String(sum) };
  }
  return { doubleValue: doubleOf(total(values)) };
}

function averageOf(values: Value[]): Value {
  if (values.length === 0) return { nullValue: null };
  return { doubleValue: doubleOf(total(values) / values.length) };
}

function total(values: Value[]): number {
  return values.reduce((sum, value) => sum + Number(exactNumber(value)), 0);
}
