import { describe, expect, it } from 'vitest';
import { compileAggregations } from '#src/firestore/query/aggregation.ts';
import { compileFilter } from '#src/firestore/query/filter.ts';
import type { Filter, FilterOperator, Value } from '#src/firestore/values/types.ts';
import { all, any, buildDocument, failing, field, toValue, where } from './builders.ts';

const rows: Record<string, Value> = {
  null: { nullValue: null },
  nan: { doubleValue: 'NaN' },
  one: { integerValue: '1' },
  oneAndHalf: { doubleValue: 1.5 },
  two: { integerValue: '2' },
  a: { stringValue: 'a' },
  list: toValue([1, 'a', null]),
  map: toValue({ inner: 1 }),
};

/** The names of the rows whose field `f` passes; `absent` has no such field. */
function matching(filter: Filter): string[] {
  const { matches } = compileFilter(filter);
  const names = Object.keys(rows).filter((name) => {
    const value = rows[name];
    return value !== undefined && matches(buildDocument(`c/${name}`, { f: value }));
  });
  return matches(buildDocument('c/absent', {})) ? [...names, 'absent'] : names;
}

/** Values of `IN`: they may be lists themselves. */
const lists = (...choices: Parameters<typeof toValue>[0][]): Value => ({
  arrayValue: { values: choices.map((choice) => toValue(choice)) },
});

const unary = (op: NonNullable<Filter['unaryFilter']>['op']): Filter => ({
  unaryFilter: { ...field('f'), op },
});

describe('field filters', () => {
  it.each<[FilterOperator, Value, string[]]>([
    ['EQUAL', toValue(1), ['one']],
    ['EQUAL', { doubleValue: 2 }, ['two']],
    ['EQUAL', toValue(null), []],
    ['EQUAL', { doubleValue: 'NaN' }, []],
    ['EQUAL', toValue([1, 'a', null]), ['list']],
    ['EQUAL', toValue({ inner: 1 }), ['map']],
    ['NOT_EQUAL', toValue(1), ['nan', 'oneAndHalf', 'two', 'a', 'list', 'map']],
    ['NOT_EQUAL', toValue(null), []],
    ['LESS_THAN', toValue(2), ['one', 'oneAndHalf']],
    ['LESS_THAN', { doubleValue: 'NaN' }, []],
    ['LESS_THAN_OR_EQUAL', { doubleValue: 1.5 }, ['one', 'oneAndHalf']],
    ['LESS_THAN_OR_EQUAL', toValue(null), []],
    ['LESS_THAN_OR_EQUAL', { doubleValue: 'NaN' }, []],
    ['GREATER_THAN_OR_EQUAL', { doubleValue: 'NaN' }, []],
    ['GREATER_THAN_OR_EQUAL', toValue(null), []],
    ['GREATER_THAN', toValue(1), ['oneAndHalf', 'two']],
    ['GREATER_THAN_OR_EQUAL', toValue(1), ['one', 'oneAndHalf', 'two']],
    ['GREATER_THAN_OR_EQUAL', toValue(''), ['a']],
    ['IN', toValue([1, 'a', 'x']), ['one', 'a']],
    ['IN', toValue([1, null, NaN]), ['one']],
    ['NOT_IN', toValue([1, 'a']), ['nan', 'oneAndHalf', 'two', 'list', 'map']],
    ['NOT_IN', toValue([1, null]), []],
    ['IN', lists([1, 'a', null], 'a'), ['a', 'list']],
    ['IN', lists([1], 1), ['one']],
    ['NOT_IN', lists([1, 'a', null], 'a'), ['nan', 'one', 'oneAndHalf', 'two', 'map']],
    ['ARRAY_CONTAINS', toValue('a'), ['list']],
    ['ARRAY_CONTAINS', toValue('b'), []],
    ['ARRAY_CONTAINS', toValue(null), []],
    ['ARRAY_CONTAINS_ANY', toValue(['b', 1]), ['list']],
    ['ARRAY_CONTAINS_ANY', toValue(['b', null]), []],
    ['ARRAY_CONTAINS_ANY', toValue(['b', 2]), []],
  ])('LF-01 %s %j finds %j', (op, value, expected) => {
    expect(matching(where('f', op, value))).toEqual(expected);
  });

  it.each<[NonNullable<Filter['unaryFilter']>['op'], string[]]>([
    ['IS_NULL', ['null']],
    ['IS_NOT_NULL', ['nan', 'one', 'oneAndHalf', 'two', 'a', 'list', 'map']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NAN', ['one', 'oneAndHalf', 'two', 'a', 'list', 'map']],
  ])('%s finds %j', (op, expected) => {
    expect(matching(unary(op))).toEqual(expected);
  });
});

describe('composite filters', () => {
  const one = where('f', 'EQUAL', toValue(1));
  const small = where('f', 'LESS_THAN', toValue(2));
  const text = where('f', 'EQUAL', toValue('a'));

  it('AND holds when all hold, OR when one holds, nested too', () => {
    expect(matching(all(small, one))).toEqual(['one']);
    expect(matching(any(one, text))).toEqual(['one', 'a']);
    expect(matching(all(any(one, text), small))).toEqual(['one']);
    expect(matching(any(all(one, text), unary('IS_NAN')))).toEqual(['nan']);
  });

  it('names each field under an inequality once', () => {
    const filter = all(
      small,
      where('f', 'GREATER_THAN', toValue(0)),
      where('g', 'NOT_EQUAL', toValue(1)),
      where('h', 'IN', toValue([1])),
    );
    expect(compileFilter(filter).inequalities).toEqual(['f', 'g']);
  });
});

const operand = (op: string, value: unknown) => ({ fieldFilter: { ...field('f'), op, value } });

it.each([
  ['an unknown operator', operand('LIKE', toValue('a'))],
  ['an inherited operator', operand('toString', toValue('a'))],
  ['no operand', operand('EQUAL', undefined)],
  ['ARRAY_CONTAINS_ANY without a list', operand('ARRAY_CONTAINS_ANY', toValue('a'))],
  ['no field', { fieldFilter: { op: 'EQUAL', value: toValue(1) } }],
  ['a bad path', { fieldFilter: { ...field('a..b'), op: 'EQUAL', value: toValue(1) } }],
  ['an unknown unary operator', { unaryFilter: { ...field('f'), op: 'IS_EVEN' } }],
  ['an empty composite', { compositeFilter: { op: 'AND', filters: [] } }],
  ['an unknown composite', { compositeFilter: { op: 'XOR', filters: [unary('IS_NULL')] } }],
  ['an empty object', {}],
  ['a text', 'f == 1'],
])('a filter that cannot be with %s is INVALID_ARGUMENT', (_what, filter) => {
  expect(() => compileFilter(filter)).toThrow(failing('INVALID_ARGUMENT'));
});

const documentsOf = (...values: Value[]) =>
  values.map((v, index) => buildDocument(`c/${index}`, { v }));

function aggregateOf(aggregation: object, ...values: Value[]): Value | undefined {
  const { aggregate } = compileAggregations([{ alias: 'x', ...aggregation }]);
  return aggregate(documentsOf(...values)).x;
}

const sum = { sum: field('v') };
const avg = { avg: field('v') };
const big = { integerValue: '9223372036854775807' };

describe('aggregation', () => {
  it('counts, at most up to a bound', () => {
    expect(aggregateOf({ count: {} }, toValue(1), toValue('a'))).toEqual(toValue(2));
    expect(aggregateOf({ count: { upTo: '1' } }, toValue(1), toValue(2))).toEqual(toValue(1));
    expect(aggregateOf({ count: { upTo: { value: '5' } } }, toValue(1))).toEqual(toValue(1));
  });

  it('sums integers exactly and takes no other type', () => {
    expect(aggregateOf(sum)).toEqual(toValue(0));
    const large = { integerValue: '9007199254740993' };
    expect(aggregateOf(sum, large, toValue(1), toValue('9'), toValue(null))).toEqual({
      integerValue: '9007199254740994',
    });
  });

  it('sums to a double with a double among them or beyond 64 bits', () => {
    expect(aggregateOf(sum, toValue(1), toValue(0.5))).toEqual(toValue(1.5));
    expect(aggregateOf(sum, big, big)).toEqual({ doubleValue: 2 ** 64 });
    expect(aggregateOf(sum, toValue(1), { doubleValue: 'NaN' })).toEqual({ doubleValue: 'NaN' });
  });

  it('averages nothing to null', () => {
    expect(aggregateOf(avg, toValue('x'))).toEqual(toValue(null));
  });

  it.each([
    ['none', []],
    ['six', Array.from({ length: 6 }, () => ({ count: {} }))],
    ['an unknown one', [{ median: field('v') }]],
    ['one of a bad path', [{ sum: field('a..b') }]],
    ['one without field', [{ avg: {} }]],
    ['a bad bound', [{ count: { upTo: -1 } }]],
  ])('with %s is INVALID_ARGUMENT', (_what, aggregations) => {
    expect(() => compileAggregations(aggregations)).toThrow(failing('INVALID_ARGUMENT'));
  });
});
