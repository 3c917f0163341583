import { exactNumber } from './compare-values.ts';
import { fieldReader } from './field-path.ts';
import type { FieldReader } from './field-path.ts';
import { invalid, parseCount, parseList, parseRecord } from './invalid.ts';
import { doubleOf, isInt64 } from './parse-number.ts';
import type { FirestoreDocument, Value } from './types.ts';
import { isNumber } from './value-rank.ts';

type Aggregate = (documents: readonly FirestoreDocument[]) => Value;

const MAX_AGGREGATIONS = 5;

/** The aggregates by alias, for what a query selected. Throws INVALID_ARGUMENT. */
export function compileAggregations(
  input: unknown,
): (documents: readonly FirestoreDocument[]) => Record<string, Value> {
  const list = parseList(input, 'aggregations').map((item) => parseRecord(item, 'aggregation'));
  if (list.length === 0 || list.length > MAX_AGGREGATIONS)
    throw invalid(`A query has 1 to ${MAX_AGGREGATIONS} aggregations`);
  const compiled = list.map((item, index): [string, Aggregate] => [
    typeof item.alias === 'string' && item.alias !== '' ? item.alias : `field_${index + 1}`,
    compileAggregate(item),
  ]);
  return (documents) =>
    Object.fromEntries(compiled.map(([alias, aggregate]) => [alias, aggregate(documents)]));
}

function compileAggregate({ count, sum, avg }: Record<string, unknown>): Aggregate {
  if (count) return compileCount(parseRecord(count, 'count').upTo);
  const { field } = parseRecord(sum ?? avg, 'An aggregation');
  const read = fieldReader(parseRecord(field, 'field').fieldPath);
  const combine = sum ? sumOf : averageOf;
  return (documents) => combine(numbersOf(documents, read));
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
